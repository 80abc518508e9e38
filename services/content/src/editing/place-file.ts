import { randomUUID } from 'node:crypto'
import { glob, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Writes a file that is there as a whole or not at all, whatever happens meanwhile. */
export async function placeFile(path: string, content: Uint8Array | string): Promise<void> {
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  // The dot keeps whoever reads the folder from taking it for content.
  const unfinished = join(folder, `.${randomUUID()}.part`)
  try {
    const file = await open(unfinished, 'wx', 0o644)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
    await syncFolder(folder)
  } finally {
    await rm(unfinished, { force: true })
  }
}

const UNFINISHED = /^\.[0-9a-f-]{36}\.part$/

/** Long enough for whoever is writing one this moment. */
const ABANDONED_MS = 60_000

/** Removes what an interruption left behind. */
export async function clearUnfinished(folder: string, now: number): Promise<void> {
  for await (const name of glob('**/.*.part', { cwd: folder })) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    const isAbandoned = facts !== null && facts.isFile() && now - facts.mtimeMs > ABANDONED_MS
    if (isAbandoned && UNFINISHED.test(basename(name))) await rm(path, { force: true })
  }
}

/** The new name survives a loss of power as well; Windows knows no such thing. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
