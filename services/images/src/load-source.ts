import * as v from '@saum/schema/schema'
import type { Log } from '@saum/thread/log'
import { createOnceLog } from './once-log.ts'
import { pictureSource, type PictureSource } from './picture-source.ts'

/** The catalogue has no picture of this name, or none that can be read. */
export class UnknownPicture extends Error {
  override readonly name = 'UnknownPicture'
}

/** The catalogue could not be asked. */
export class SourceFault extends Error {
  override readonly name = 'SourceFault'
}

/** What the catalogue knows of a picture, checked before anything is made of it. */
export function createSourceLoader(
  findPicture: (key: string) => Promise<unknown>,
  log: Log,
): (key: string) => Promise<PictureSource> {
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

  return async (key) => {
    const source = await find(key)
    if (source === null || source === undefined) throw new UnknownPicture(key)
    const parsed = v.safeParse(pictureSource, source)
    if (parsed.success) return parsed.output
    const message = `The source of the picture ${key} is wrong: ${v.summarize(parsed.issues)}`
    logOnce(key, { level: 'error', message })
    throw new UnknownPicture(message)
  }
}
