import { isProductPictureWidth, type PictureAddress } from '@saum/domain/picture-url'
import * as v from '@saum/schema/schema'
import type { Log } from '@saum/thread/log'
import { createOnceLog } from './once-log.ts'
import { pictureSource, type PictureSource } from './picture-source.ts'

/** The catalogue has no picture of this name, or none that can be read. */
export class UnknownPicture extends Error {
  override readonly name = 'UnknownPicture'
}

/** The catalogue, or the content system, could not be asked. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'
}

/** A file of the content system, which is read when the picture is made. */
interface MediaSource {
  kind: 'media'
  key: string
}

export type KnownSource = PictureSource | MediaSource

interface SourceOptions {
  findPicture: (key: string) => Promise<unknown>
  hasMedia: (key: string) => boolean
  log: Log
}

/** What the catalogue or the content system knows of a picture, checked before anything is made of it. */
export function createSourceLoader({
  findPicture,
  hasMedia,
  log,
}: SourceOptions): (address: PictureAddress) => Promise<KnownSource> {
  const logOnce = createOnceLog(log)

  async function find(key: string): Promise<unknown> {
    try {
      return await findPicture(key)
    } catch (cause) {
      const message = `The catalogue does not say what ${key} is made of: ${String(cause)}`
      logOnce('find', { level: 'error', message })
      throw new SourceFault(message, { cause })
    }
  }

  return async ({ key, width }) => {
    if (hasMedia(key)) return { kind: 'media', key }
    if (!isProductPictureWidth(width)) throw new UnknownPicture(key)
    const source = await find(key)
    if (source === null || source === undefined) throw new UnknownPicture(key)
    const parsed = v.safeParse(pictureSource, source)
    if (parsed.success) return parsed.output
    const message = `The source of the picture ${key} is wrong: ${v.summarize(parsed.issues)}`
    logOnce(key, { level: 'error', message })
    throw new UnknownPicture(message)
  }
}
