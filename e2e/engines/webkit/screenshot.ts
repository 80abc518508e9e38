import sharp from 'sharp'
import type { Result } from '../bidi/protocol.ts'
import type { Session } from './session.ts'
import type { Tab } from './tab.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Of what the window shows: the driver takes no other. */
export async function captureScreenshot(
  tab: Tab,
  _session: Session,
  { clip }: Record<string, unknown>,
): Promise<Result> {
  const data = await tab.screenshot()
  const image = sharp(Buffer.from(data, 'base64'))
  const { width, height } = await image.metadata()
  const box = clip as Box | undefined
  if (!box) return { data }
  const left = Math.min(Math.floor(box.x), width - 1)
  const top = Math.min(Math.floor(box.y), height - 1)
  const part = await image
    .extract({
      left,
      top,
      width: Math.min(Math.ceil(box.width), width - left),
      height: Math.min(Math.ceil(box.height), height - top),
    })
    .png()
    .toBuffer()
  return { data: part.toString('base64') }
}
