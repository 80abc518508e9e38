import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { SharedPage } from '../pages/page-renderer.ts'
import { headersOf, toVersion, type PageEntry, type PageVersion } from './page-entry.ts'

const MIN_COMPRESSED_BYTES = 1024
const QUICK = 5
/** A tenth smaller for eighty times the work, and never more than one page at a time. */
const BEST = 11

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const decompress = promisify(gunzip)

/** A page that was rendered anew and came out the same needs no new work: it takes over what is there. */
export function withVersionsOf(
  kept: PageEntry | undefined,
  page: SharedPage,
  entry: PageEntry,
): PageEntry {
  if (!kept || 'identity' in kept.versions || kept.etag !== page.etag) return entry
  const { gzip: gzipped, br } = kept.versions
  return {
    ...entry,
    versions: {
      gzip: toVersion(page.headers, gzipped.body, 'gzip'),
      br: toVersion(page.headers, br.body, 'br'),
    },
    compression: kept.compression,
  }
}

/**
 * Makes the compressed versions in zlib's threads, after the first answer: quickly at first, and as small
 * as can be once a page has come out the same twice, which is worth the work to all who still ask for it.
 */
export function createCompressor(
  reportFault: (error: unknown) => void,
): (page: SharedPage, entry: PageEntry) => Promise<PageEntry> {
  let isWorkingHard = false

  async function compressBest(page: SharedPage, entry: PageEntry): Promise<PageEntry> {
    if (isWorkingHard || 'identity' in entry.versions) return entry
    isWorkingHard = true
    try {
      const br = toVersion(page.headers, await brotliOf(page.body, BEST), 'br')
      return { ...entry, versions: { ...entry.versions, br }, compression: 'best' }
    } finally {
      isWorkingHard = false
    }
  }

  return async (page, entry) => {
    if (page.body.byteLength < MIN_COMPRESSED_BYTES || entry.compression === 'best') return entry
    const compress = entry.compression === 'quick' ? compressBest : compressQuickly
    try {
      return await compress(page, entry)
    } catch (error) {
      // The page stays as it is: correct, only larger.
      reportFault(error)
      return entry
    }
  }
}

async function compressQuickly(page: SharedPage, entry: PageEntry): Promise<PageEntry> {
  const [gzipped, brotli] = await Promise.all([
    compressGzip(page.body, { level: 6 }),
    brotliOf(page.body, QUICK),
  ])
  return {
    ...entry,
    versions: {
      gzip: toVersion(page.headers, gzipped, 'gzip'),
      br: toVersion(page.headers, brotli, 'br'),
    },
    compression: 'quick',
  }
}

function brotliOf(body: Buffer, quality: number): Promise<Buffer<ArrayBuffer>> {
  return compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** Decompresses a stored page for a client that accepts no compression. */
export async function uncompressedVersion({ versions }: PageEntry): Promise<PageVersion> {
  if ('identity' in versions) return versions.identity
  const headers = headersOf(versions.gzip)
  headers.delete('content-encoding')
  return toVersion(headers, await decompress(versions.gzip.body), 'identity')
}
