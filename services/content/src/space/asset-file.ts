import * as v from '@saum/schema/schema'
import type { MediaFile } from '../media/media-file.ts'
import type { AssetItem } from './item.ts'
import { describeIssues, parseJson } from './parse-json.ts'
import type { Space } from './space-file.ts'
import { tagFaults, tagIds } from './tags.ts'

const texts = v.union([v.string(), v.record(v.string(), v.string())])

const assetFile = v.object({
  file: v.string(),
  title: v.optional(texts),
  description: v.optional(texts),
  /** It shows nothing that must be told; an empty description alone may be one that was forgotten. */
  decorative: v.optional(v.boolean(), false),
  tags: tagIds,
})

export interface AssetRules {
  space: Space
  mediaBase: string
  findMedia(name: string): { ok: true; value: MediaFile } | { ok: false; refusal: string }
}

export interface ReadAsset {
  asset: AssetItem | null
  media: MediaFile | null
  /** It cannot be shown. */
  faults: string[]
  /** It can be shown, but not to everybody. */
  flaws: string[]
}

/** `assets/{id}.json`: which file, what it is called, and what it shows for those who do not see it. */
export function parseAsset(id: string, text: string, rules: AssetRules): ReadAsset {
  const { space, mediaBase } = rules
  const json = parseJson(text)
  if (!json.ok) return refused(json.refusal)
  const parsed = v.safeParse(assetFile, json.value)
  if (!parsed.success) return refused(describeIssues(parsed.issues))
  const { file, title = id, description = '', decorative: isDecorative, tags } = parsed.output

  const faults = unknownLocales({ title, description }, space).concat(tagFaults(tags, space))
  const media = rules.findMedia(file)
  if (!media.ok) faults.push(media.refusal)
  if (!media.ok || faults.length > 0) return { asset: null, media: null, faults, flaws: [] }

  const { hash, name, contentType, size, picture } = media.value
  const details = { size, ...(picture === null ? {} : { image: picture }) }
  const url = `${mediaBase}/${hash}/${name}`
  const fields = {
    title: toLocalized(title, space),
    description: toLocalized(description, space),
    file: { [space.defaultLocale]: { url, details, fileName: name, contentType } },
  }
  const flaws = picture === null ? [] : flawsOf(fields.description, isDecorative, space)
  return { asset: { kind: 'Asset', id, fields, tags }, media: media.value, faults, flaws }
}

/** Other locales may be missing, as they fall back; one that is there and empty says nothing to anybody. */
function flawsOf(
  description: Readonly<Record<string, string>>,
  isDecorative: boolean,
  { defaultLocale }: Space,
): string[] {
  const locales = [...new Set([defaultLocale, ...Object.keys(description)])]
  const untold = locales.filter((locale) => (description[locale] ?? '').trim() === '')
  if (isDecorative) {
    return untold.length < locales.length ? ['is decorative, but has an alternative text'] : []
  }
  if (untold.length === 0) return []
  const where = untold.join(', ')
  return [
    `has no alternative text (description) in ${where}; describe it, or say "decorative": true`,
  ]
}

function refused(fault: string): ReadAsset {
  return { asset: null, media: null, faults: [fault], flaws: [] }
}

function toLocalized(given: string | Record<string, string>, space: Space): Record<string, string> {
  return typeof given === 'string' ? { [space.defaultLocale]: given } : given
}

function unknownLocales(
  given: Record<string, string | Record<string, string> | undefined>,
  space: Space,
): string[] {
  return Object.entries(given).flatMap(([field, value]) =>
    typeof value === 'object'
      ? Object.keys(value)
          .filter((locale) => !space.chains.has(locale))
          .map((locale) => `${field} has the unknown locale "${locale}"`)
      : [],
  )
}
