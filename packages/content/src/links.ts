import type { Report } from './report.ts'
import type { Asset, Entry, Space } from './space.ts'
import { isRecord } from './wire.ts'

export interface Link {
  to: 'Entry' | 'Asset'
  id: string
}

/** How deep blocks may stand in one another. */
export const MAX_DEPTH = 8

/** `{ sys: { type: 'Link', linkType: 'Entry', id } }`. */
export function toLink(value: unknown): Link | null {
  const sys = isRecord(value) && isRecord(value['sys']) ? value['sys'] : null
  if (sys === null || sys['type'] !== 'Link' || typeof sys['id'] !== 'string') return null
  const to = sys['linkType']
  return to === 'Entry' || to === 'Asset' ? { to, id: sys['id'] } : null
}

export function entryOf(space: Space, value: unknown, report: Report, from: string): Entry | null {
  const link = toLink(value)
  const entry = link?.to === 'Entry' ? space.entries.get(link.id) : undefined
  if (entry === undefined) reportBroken(link, report, from)
  return entry ?? null
}

export function assetOf(space: Space, value: unknown, report: Report, from: string): Asset | null {
  const link = toLink(value)
  const asset = link?.to === 'Asset' ? space.assets.get(link.id) : undefined
  if (asset === undefined) reportBroken(link, report, from)
  return asset ?? null
}

function reportBroken(link: Link | null, report: Report, from: string): void {
  const target = link === null ? 'something that is no link' : `${link.to} ${link.id}`
  report(`Entry ${from} leads to ${target}, which is not there`)
}

/** Everything a value leads to, wherever in it the links stand. */
export function linksIn(value: unknown): Link[] {
  const found: Link[] = []
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const link = toLink(next)
    if (link === null) open.push(...Object.values(next))
    else found.push(link)
  }
  return found
}
