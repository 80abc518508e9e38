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
