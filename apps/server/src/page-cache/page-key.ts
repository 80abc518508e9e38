import { isExperimentKey, type ExperimentKey } from '@saum/domain/experiments'

/** Under which name a page is kept: its path and what of its query matters. */
export interface PageKey {
  key: string
  /** The query said where the visitor came from, which a kept page must not repeat. */
  hasTracking: boolean
}

/** What advertisers and mail tools append to the addresses they link to, besides `utm_…`. */
const TRACKING_NAMES = new Set(
  (
    '_ga _gl dclid epik fbclid gad_source gbraid gclid gclsrc igshid li_fat_id mc_cid mc_eid ' +
    'msclkid srsltid ttclid twclid wbraid yclid'
  ).split(' '),
)
const PREVIEW = /^(?:preview|editor)/i
const MAX_KEY_LENGTH = 1024

/** Null when the answer must not be kept at all: previews, and addresses nobody links to. */
export function pageKeyOf(target: string): PageKey | null {
  if (target.length > MAX_KEY_LENGTH) return null
  const queryStart = target.indexOf('?')
  if (queryStart === -1) return { key: target, hasTracking: false }

  const query = new URLSearchParams(target.slice(queryStart))
  let hasTracking = false
  for (const name of new Set(query.keys())) {
    if (PREVIEW.test(name)) return null
    if (name.startsWith('utm_') || TRACKING_NAMES.has(name)) {
      query.delete(name)
      hasTracking = true
    }
  }
  query.sort()
  const path = target.slice(0, queryStart)
  return { key: query.size === 0 ? path : `${path}?${query.toString()}`, hasTracking }
}

/** The name of the page in another version. No address has a space in it, so none can ask for it. */
export function keyInVersion(key: string, variants: readonly ExperimentKey[]): string {
  return variants.length === 0 ? key : `${key} ${variants.join(' ')}`
}

export interface PageInVersion {
  /** Path and query. */
  target: string
  variants: ExperimentKey[]
}

export function pageOfKey(key: string): PageInVersion {
  const [target = '', ...variants] = key.split(' ')
  return { target, variants: variants.filter(isExperimentKey) }
}

/** The path of the page, in whichever version. */
export function pathOfKey(key: string): string {
  return key.split(/[? ]/, 1)[0] ?? key
}
