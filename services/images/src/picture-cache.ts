import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureAddress } from '@saum/domain/picture-url'
import { createBackgroundWork } from './background-work.ts'
import { createBoundedCache } from './bounded-cache.ts'
import { cachedFileName, scanCacheFolder, TEMPORARY_SUFFIX } from './cache-folder.ts'
import { createDiskUsage } from './disk-usage.ts'
import type { Log } from '@saum/thread/log'
import { createOnceLog } from './once-log.ts'
import { isWholePicture } from './whole-picture.ts'

export type PictureBytes = Uint8Array<ArrayBuffer>

/** Encoded pictures on disk, the hot ones in memory too; whatever was unused for longest goes. */
export interface PictureCache {
  find(address: PictureAddress): Promise<PictureBytes | null>
  has(address: PictureAddress): Promise<boolean>
  /** From now on `find` answers it; the disk follows. */
  save(address: PictureAddress, bytes: PictureBytes): void
  sizes(): { diskBytes: number; diskFiles: number }
  /** Resolves when everything that was saved or removed is on disk. */
  settled(): Promise<void>
}

interface CacheOptions {
  folder: string
  maxBytes: number
  log: Log
}

const MAX_MEMORY_BYTES = 8 * 1024 * 1024

export function createPictureCache({ folder, maxBytes, log }: CacheOptions): PictureCache {
  const memory = createBoundedCache<PictureBytes>(MAX_MEMORY_BYTES, ({ byteLength }) => byteLength)
  const disk = createDiskUsage()
  const background = createBackgroundWork()
  const logOnce = createOnceLog(log)
  const scanned = scan()

  async function scan(): Promise<void> {
    try {
      for (const { name, size } of await scanCacheFolder(folder)) disk.enter(name, size)
      removeBeyondBound()
    } catch (error) {
      logOnce('scan', trouble('The picture cache cannot be read', error))
    }
  }

  async function find(address: PictureAddress): Promise<PictureBytes | null> {
    const name = cachedFileName(address)
    const hot = memory.get(name)
    if (hot !== undefined) {
      disk.touch(name)
      return hot
    }
    await scanned
    if (!disk.has(name)) return null
    const path = join(folder, name)
    const bytes = await readWholePicture(path, address)
    if (bytes === null) {
      disk.leave(name)
      return null
    }
    disk.touch(name)
    // The order of use outlives the process in the files' times.
    background.add(utimes(path, new Date(), new Date()))
    memory.set(name, bytes)
    return bytes
  }

  function save(address: PictureAddress, bytes: PictureBytes): void {
    const name = cachedFileName(address)
    memory.set(name, bytes)
    background.add(write(name, bytes))
  }

  async function write(name: string, bytes: PictureBytes): Promise<void> {
    await scanned
    try {
      await writeWholeFile(join(folder, name), bytes)
      disk.enter(name, bytes.byteLength)
      removeBeyondBound()
    } catch (error) {
      logOnce('write', trouble('Pictures cannot be kept on disk', error))
    }
  }

  function removeBeyondBound(): void {
    for (const name of disk.takeBeyond(maxBytes)) {
      background.add(rm(join(folder, name), { force: true }))
    }
  }

  return {
    find,
    async has(address) {
      await scanned
      return disk.has(cachedFileName(address))
    },
    save,
    sizes: disk.sizes,
    async settled() {
      await scanned
      await background.settled()
    },
  }
}

/** `null` for a file that is gone, cut short or something else: the picture is made again. */
async function readWholePicture(
  path: string,
  { format }: PictureAddress,
): Promise<PictureBytes | null> {
  const file = await readFile(path).catch(() => null)
  const bytes = file && new Uint8Array(file)
  return bytes && isWholePicture(bytes, format) ? bytes : null
}

/** Nobody ever sees half a file under its name. */
async function writeWholeFile(path: string, bytes: PictureBytes): Promise<void> {
  const temporary = `${path}.${randomUUID()}${TEMPORARY_SUFFIX}`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporary, bytes)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function trouble(what: string, error: unknown) {
  return { level: 'error', message: `${what}: ${String(error)}` } as const
}
