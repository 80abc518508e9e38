import { availableParallelism } from 'node:os'
import type { PictureFormat, PictureWidth } from '@saum/domain/picture-url'
import { createSourceLoader } from './load-source.ts'
import type { Log } from '@saum/thread/log'
import { createMakerPool } from './maker/maker-pool.ts'
import { startMaker } from './maker/maker-process.ts'
import { createMediaReader, type MediaFiles } from './media-reader.ts'
import { createPictureCache } from './picture-cache.ts'
import { createPictureRequests } from './picture-requests.ts'
import { createPictureStudio } from './picture-studio.ts'
import { URGENCY } from './waiting-lines.ts'

export interface ImageServiceOptions {
  /** The source of a picture as the catalogue keeps it; `null` when there is none. */
  findPicture: (key: string) => Promise<unknown>
  /** The pictures of the content system; without it there are only those of the catalogue. */
  media?: MediaFiles
  cacheFolder: string
  maxCacheBytes: number
  layersFolder: string
  pictureFolder: string
  log: Log
  limits?: Partial<ImageServiceLimits>
}

interface ImageServiceLimits {
  /** Makers of what shoppers wait for; one more makes what nobody waits for. */
  makers: number
  /** How many requests may wait for a picture that is not there yet. */
  maxWaiting: number
  requestTimeoutMs: number
  /** How long a picture of the content system may take to arrive, and how large it may be. */
  mediaTimeoutMs: number
  maxMediaBytes: number
  makeTimeoutMs: number
  makerIdleMs: number
}

export interface ImageStats {
  diskBytes: number
  diskFiles: number
  waiting: number
  running: number
  encoded: number
  failed: number
  makerPids: number[]
}

export interface ImageService {
  /** `null` when the path is not below `/images/`. */
  fetch(request: Request, pathname: string): Promise<Response | null>
  /** Makes pictures when nobody waits for one. */
  warm(
    keys: readonly string[],
    how: { widths: readonly PictureWidth[]; formats: readonly PictureFormat[] },
  ): void
  /** Resolves when nothing is left to make or write. */
  idle(): Promise<void>
  stats(): ImageStats
  close(): Promise<void>
}

/** Pages come first, then what a shopper waits for; on a busy machine the rest waits for both. */
const NICENESS = { urgent: 3, background: 15 } as const

/** A WebP helps everybody, an AVIF only makes it smaller. */
const AHEAD = { webp: URGENCY.ahead, avif: URGENCY.later } as const

const NO_MEDIA: MediaFiles = { has: () => false, fetch: async () => null }

function defaultLimits(): ImageServiceLimits {
  return {
    makers: Math.max(1, availableParallelism() - 1),
    maxWaiting: 64,
    requestTimeoutMs: 15_000,
    mediaTimeoutMs: 10_000,
    maxMediaBytes: 25_000_000,
    makeTimeoutMs: 60_000,
    makerIdleMs: 60_000,
  }
}

/** Serves pictures by address, making those that were never asked for in processes of their own. */
export function createImageService(options: ImageServiceOptions): ImageService {
  const { layersFolder, pictureFolder, cacheFolder, maxCacheBytes, log } = options
  const limits = { ...defaultLimits(), ...options.limits }
  const cache = createPictureCache({ folder: cacheFolder, maxBytes: maxCacheBytes, log })
  const poolOf = (size: number, niceness: number) =>
    createMakerPool({
      size,
      start: () =>
        startMaker({ layersFolder, pictureFolder }, { timeoutMs: limits.makeTimeoutMs, niceness }),
      idleMs: limits.makerIdleMs,
    })
  const makers = {
    urgent: poolOf(limits.makers, NICENESS.urgent),
    background: poolOf(1, NICENESS.background),
  }
  const { findPicture, media = NO_MEDIA } = options
  const { has: hasMedia, read: readMedia } = createMediaReader({
    media,
    limits: { maxBytes: limits.maxMediaBytes, timeoutMs: limits.mediaTimeoutMs },
    log,
  })
  const loadSource = createSourceLoader({ findPicture, hasMedia, log })
  const { maxWaiting, requestTimeoutMs } = limits
  const studio = createPictureStudio({ loadSource, readMedia, cache, makers, maxWaiting, log })
  const { fetch } = createPictureRequests({ studio, cache, timeoutMs: requestTimeoutMs })

  return {
    fetch,
    warm(keys, { widths, formats }) {
      for (const key of keys) {
        for (const width of widths) {
          for (const format of formats) studio.makeLater({ key, width, format }, AHEAD[format])
        }
      }
    },
    async idle() {
      await cache.settled()
      await studio.idle()
      await cache.settled()
    },
    stats: () => ({
      ...cache.sizes(),
      ...studio.counts(),
      makerPids: [...makers.urgent.pids(), ...makers.background.pids()],
    }),
    async close() {
      studio.close()
      await Promise.all([makers.urgent.close(), makers.background.close()])
      await studio.idle()
      await cache.settled()
    },
  }
}
