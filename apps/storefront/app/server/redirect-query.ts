import type { RouterContextProvider } from 'react-router'
import { unreadQueryContext } from './context.ts'

/** The address as the visitor wrote it, with what no screen reads: for redirects only. */
export function askedAddress(context: Readonly<RouterContextProvider>, url: URL): URL {
  const unreadQuery = context.get(unreadQueryContext)
  if (unreadQuery === '') return url
  const asked = new URL(url)
  asked.search = asked.search === '' ? unreadQuery : `${asked.search}&${unreadQuery}`
  return asked
}

/**
 * A target of our own keeps what the visitor came with, tracking parameters above all; what it says
 * itself counts more. Other sites learn nothing of it.
 */
export function withQueryOf(asked: URL, target: string): string {
  if (asked.search === '') return target
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? []
  const merged = new URLSearchParams(query)
  const own = new Set(merged.keys())
  for (const [name, value] of asked.searchParams) {
    if (!own.has(name)) merged.append(name, value)
  }
  return merged.size === 0 ? target : `${path}?${merged.toString()}${hash}`
}
