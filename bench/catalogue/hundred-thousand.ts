import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeSyntheticCategories, writeSyntheticProducts } from './synthetic-products.ts'

const PRODUCTS = 100_000
const VARIANTS_EACH = 6
const MEMORY_PAUSE_MS = 250

/** The range the shop promises to take, through the operator's own command. */
export async function importHundredThousand(
  folder: string,
): Promise<(readonly [string, string])[]> {
  const files = [join(folder, 'categories.ndjson'), join(folder, 'products.ndjson')] as const
  await writeSyntheticCategories(files[0])
  await writeSyntheticProducts(files[1], { products: PRODUCTS, variantsEach: VARIANTS_EACH })
  const first = await runImport(folder, files)
  const again = await runImport(folder, files)
  const what = `${PRODUCTS} products with ${PRODUCTS * VARIANTS_EACH} variants for five shops`
  return [
    [`${what} into SQLite`, `${first.seconds.toFixed(0)} s, at most ${first.megabytes} MB`],
    ['the same file again, nothing changed', `${again.seconds.toFixed(0)} s`],
  ]
}

async function runImport(folder: string, files: readonly string[]) {
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['apps/cli/src/main.ts', 'import', ...files, '--restart'], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let kilobytes = 0
  const watch = setInterval(() => {
    void peakKilobytes(child.pid).then((peak) => (kilobytes = Math.max(kilobytes, peak)))
  }, MEMORY_PAUSE_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(watch)
  if (code !== 0) throw new Error(`The import ended with ${code}`)
  const seconds = (performance.now() - startedAt) / 1_000
  return { seconds, megabytes: Math.round(kilobytes / 1_024) }
}

/** The most the process has held so far; 0 where the system does not tell. */
async function peakKilobytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0)
}
