import type { IncomingMessage } from 'node:http'

/** The head of a request, as far as it decides whether the rest is looked at. */
type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>

const HOST = /^(?:[a-z\d](?:[\w.-]*[\w.])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const ABSOLUTE_TARGET = /^https?:\/\/([^/?#]*)/i

/**
 * Why a request is refused by its head alone; `null` where it is not. Proxies and caches disagree on which
 * of two hosts counts, and whether a GET has a body, so that neither reaches a route.
 */
export function headFaultOf(head: RequestHead): string | null {
  const hosts = valuesOf(head.rawHeaders, 'host')
  const [host = ''] = hosts
  if (hosts.length > 1) return 'The request has more than one Host header'
  if (!HOST.test(host)) return 'The request has no valid Host header'
  return targetFaultOf(head.url ?? '', host) ?? bodyFaultOf(head)
}

/** A whole address is what clients send to proxies; we are none, so that it can only name ourselves. */
function targetFaultOf(target: string, host: string): string | null {
  if (target.startsWith('/')) return null
  const named = ABSOLUTE_TARGET.exec(target)?.[1]
  if (named === undefined) return 'The address is not a path'
  if (named.toLowerCase() === host.toLowerCase()) return null
  return 'The address and the Host header name different hosts'
}

function bodyFaultOf({ method, headers }: RequestHead): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  const hasBody = encoding !== undefined || Number(length) > 0
  return hasBody ? `A ${method} request has no body` : null
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  const values: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at]
    if (found?.length === name.length && found.toLowerCase() === name) {
      values.push(rawHeaders[at + 1] ?? '')
    }
  }
  return values
}
