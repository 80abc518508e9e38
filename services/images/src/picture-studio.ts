import type { PictureAddress } from '@saum/domain/picture-url'
import { createBackgroundWork } from './background-work.ts'
import { createBoundedCache } from './bounded-cache.ts'
import type { Log } from '@saum/thread/log'
import type { KnownSource } from './load-source.ts'
import type { MakerPool } from './maker/maker-pool.ts'
import type { MakeTask } from './maker/maker-messages.ts'
import { createOnceLog } from './once-log.ts'
import type { PictureBytes, PictureCache } from './picture-cache.ts'
import { createPictureLanes } from './picture-lanes.ts'
import { URGENCY, type Urgency } from './waiting-lines.ts'

/** Finds, makes and keeps pictures. */
export interface PictureStudio {
  /** From the cache, or made now, when it is this client's turn. */
  obtain(address: PictureAddress, client: string): Promise<PictureBytes>
  /** Will be made when nobody waits; nobody hears of it when that fails. */
  makeLater(address: PictureAddress, urgency: Urgency): void
  counts(): { waiting: number; running: number; encoded: number; failed: number }
  idle(): Promise<void>
  close(): void
}

interface StudioParts {
  loadSource: (address: PictureAddress) => Promise<KnownSource>
  readMedia: (key: string) => Promise<PictureBytes>
  cache: PictureCache
  /** Shoppers never wait for a picture that nobody waits for. */
  makers: { urgent: MakerPool; background: MakerPool }
  maxWaiting: number
  log: Log
}

interface Making {
  address: PictureAddress
  urgency: Urgency
  run: () => Promise<PictureBytes>
  /** The visitor who waits for it; empty when no visitor waits. */
  client: string
}

/** A picture that could not be made is not tried again for a while. */
const FAILURE_KEPT_MS = 60_000
const MAX_FAILURES = 1000

export function createPictureStudio(parts: StudioParts): PictureStudio {
  const { loadSource, readMedia, cache, makers } = parts
  const logOnce = createOnceLog(parts.log)
  const failures = createBoundedCache<{ error: Error; until: number }>(MAX_FAILURES)
  const queue = createPictureLanes<PictureBytes>(makers, parts.maxWaiting)
  const later = createBackgroundWork()
  let encoded = 0
  let failed = 0

  async function obtain(address: PictureAddress, client: string): Promise<PictureBytes> {
    const found = await cache.find(address)
    if (found !== null) return found
    // Asked before the queue, so that names nobody knows take no place in it.
    const source = await loadSource(address)
    // Read before the queue too, so that a content system that is slow keeps no maker waiting.
    if (source.kind === 'media') await readMedia(source.key)
    const run = () => make(address, source, makers.urgent)
    return enqueue({ address, urgency: URGENCY.request, run, client })
  }

  function enqueue({ address, urgency, run, client }: Making): Promise<PictureBytes> {
    const name = nameOf(address)
    const failure = failures.get(name)
    if (failure !== undefined && failure.until > Date.now()) return Promise.reject(failure.error)
    return queue.add(name, urgency, run, client)
  }

  async function make(
    address: PictureAddress,
    source: KnownSource,
    pool: MakerPool,
  ): Promise<PictureBytes> {
    // While this waited, somebody else may have made it.
    const found = await cache.find(address)
    if (found !== null) return found
    const { width, format } = address
    const task = { source: await readable(source, readMedia), width, format }
    try {
      const bytes = await pool.make(task)
      encoded++
      cache.save(address, bytes)
      return bytes
    } catch (error) {
      failed++
      throw remembered(nameOf(address), error)
    }
  }

  function remembered(name: string, reason: unknown): Error {
    const error = reason instanceof Error ? reason : new Error(String(reason))
    failures.set(name, { error, until: Date.now() + FAILURE_KEPT_MS })
    logOnce(name, {
      level: 'error',
      message: `The picture ${name} cannot be made: ${error.message}`,
    })
    return error
  }

  async function makeIfMissing(address: PictureAddress, urgency: Urgency): Promise<void> {
    if (await cache.has(address)) return
    const run = async () => make(address, await loadSource(address), makers.background)
    await enqueue({ address, urgency, run, client: '' })
  }

  return {
    obtain,
    makeLater: (address, urgency) => later.add(makeIfMissing(address, urgency)),
    counts: () => ({ ...queue.counts(), encoded, failed }),
    async idle() {
      await later.settled()
      await queue.idle()
    },
    close: () => queue.close(new Error('The image service is closed')),
  }
}

/** Makers reach no network. */
async function readable(
  source: KnownSource,
  readMedia: StudioParts['readMedia'],
): Promise<MakeTask['source']> {
  if (source.kind !== 'media') return source
  return { kind: 'bytes', bytes: await readMedia(source.key) }
}

function nameOf({ key, width, format }: PictureAddress): string {
  return `${key}/${width}.${format}`
}
