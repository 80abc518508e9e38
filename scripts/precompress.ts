import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILES = '**/*.{css,html,js,json,map,mjs,svg,txt,webmanifest,xml}'

interface Encoding {
  suffix: string
  compress: (bytes: Buffer) => Promise<Buffer>
}

const ENCODINGS: readonly Encoding[] = [
  {
    suffix: '.br',
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { suffix: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
]

/** Writes `.br` and `.gz` next to every text file, so that no request waits for compression. */
export async function precompress(folder: string): Promise<number> {
  const files = await Array.fromAsync(glob(TEXT_FILES, { cwd: folder }))
  await Promise.all(files.map((file) => precompressFile(join(folder, file))))
  return files.length
}

async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  await Promise.all(
    ENCODINGS.map(async ({ suffix, compress }) => {
      const smaller = await compress(bytes)
      // A few bytes of text grow under compression; the server then sends the file itself.
      if (smaller.length < bytes.length) await writeFile(file + suffix, smaller)
    }),
  )
}
