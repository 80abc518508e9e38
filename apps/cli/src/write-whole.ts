import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file for the operator's eyes only, which is there as a whole or not at all. */
export async function writeWhole(
  file: string,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.part`
  try {
    await pipeline(Readable.from(lines), createWriteStream(unfinished, { mode: 0o600 }))
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
