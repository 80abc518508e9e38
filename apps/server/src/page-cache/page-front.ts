import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { negotiate } from '../encoding.ts'
import type { Log } from '../operations/log.ts'
import type { Metrics } from '../operations/metrics.ts'
import { requestIdOf } from '../operations/request-id.ts'
import { matchesEtag } from '../static-files/conditional.ts'
import type { PageExperiments } from '../experiments/page-experiments.ts'
import type { PageCache } from './page-cache.ts'
import { versionFor, type PageEntry, type PageVersion } from './page-entry.ts'
import { keyInVersion, pageKeyOf, type ReadQuery } from './page-key.ts'
import { shopOfPath } from '@saum/domain/shop-url'

interface FrontParts {
  cache: PageCache
  readQuery: ReadQuery
  log: Log
  metrics: Metrics
  /** `null` while nothing is compared. */
  experiments: PageExperiments | null
}

/**
 * Answers from the page cache before any framework sees the request; false when it cannot, and for a client that
 * accepts no compression: decompressing a page takes a turn like rendering one.
 */
export type PageFront = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

export function createPageFront(parts: FrontParts): PageFront {
  const { cache, readQuery, log, metrics, experiments } = parts
  function versionKey(key: string, incoming: IncomingMessage): string {
    if (!experiments) return key
    const get = (name: string) => headerOf(incoming, name) ?? null
    return keyInVersion(key, experiments.variantsFor(pathOf(key), { get }))
  }

  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    if (method !== 'GET' && method !== 'HEAD') return false
    if (incoming.headers.authorization !== undefined) return false
    const key = pageKeyOf(url, readQuery)
    const found = key && cache.find(versionKey(key.key, incoming))
    if (!found) return false
    const { entry, outcome } = found
    const version = versionFor(entry, negotiate(headerOf(incoming, 'accept-encoding')))
    if (version === null) return false

    const startedAt = performance.now()
    const requestId = requestIdOf(headerOf(incoming, 'x-request-id'))
    const route = pathOf(url)
    const own = ['x-request-id', requestId, 'x-cache', outcome]
    const status = send({ incoming, outgoing }, entry, version, own)

    const ms = performance.now() - startedAt
    metrics.countCache(outcome)
    metrics.observeRequest(entry.isHtml ? 'page' : 'data', status, ms)
    log.request({
      requestId,
      shop: shopOfPath(route)?.path,
      method,
      route,
      status,
      ms: Math.round(ms * 100) / 100,
      cache: outcome,
    })
    return true
  }
}

const NOT_IN_304 = new Set(['content-length', 'content-encoding', 'content-type'])

function send(
  { incoming, outgoing }: HttpBindings,
  entry: PageEntry,
  version: PageVersion,
  own: string[],
): number {
  const known = incoming.headers['if-none-match']
  if (known !== undefined && entry.status === 200 && matchesEtag(known, entry.etag)) {
    outgoing.writeHead(304, [...without(version.headers, NOT_IN_304), ...own]).end()
    return 304
  }
  outgoing.writeHead(entry.status, version.headers.concat(own))
  // Node sends no body with the answer to a HEAD request.
  outgoing.end(version.body)
  return entry.status
}

function without(headers: readonly string[], names: ReadonlySet<string>): string[] {
  return headers.filter((_, at) => !names.has(headers[at - (at % 2)] ?? ''))
}

function headerOf(incoming: IncomingMessage, name: string): string | undefined {
  const value = incoming.headers[name]
  return typeof value === 'string' ? value : undefined
}

function pathOf(url: string): string {
  const queryStart = url.indexOf('?')
  return queryStart === -1 ? url : url.slice(0, queryStart)
}
