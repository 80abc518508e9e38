import * as v from '@saum/schema/schema'
import type { MediaFile } from '../media/media-file.ts'
import type { AssetItem, LocalizedValue } from './item.ts'
import { describeIssues, parseJson } from './parse-json.ts'
import type { Space } from './space-file.ts'

const texts = v.union([v.string(), v.record(v.string(), v.string())])

const assetFile = v.object({
  file: v.string(),
  title: v.optional(texts),
  description: v.optional(texts),
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
  const { file, title = id, description } = parsed.output

  const faults = unknownLocales({ title, description }, space)
  const media = rules.findMedia(file)
  if (!media.ok) faults.push(media.refusal)
  if (!media.ok || faults.length > 0) return { asset: null, media: null, faults, flaws: [] }

  const { hash, name, contentType, size, picture } = media.value
  const details = { size, ...(picture === null ? {} : { image: picture }) }
  const url = `${mediaBase}/${hash}/${name}`
  const fields = {
    title: toLocalized(title, space),
    description: toLocalized(description ?? '', space),
    file: { [space.defaultLocale]: { url, details, fileName: name, contentType } },
  }
  const flaws =
    picture && description === undefined ? ['has no alternative text (description)'] : []
  return { asset: { kind: 'Asset', id, fields }, media: media.value, faults, flaws }
}

function refused(fault: string): ReadAsset {
  return { asset: null, media: null, faults: [fault], flaws: [] }
}

function toLocalized(given: string | Record<string, string>, space: Space): LocalizedValue {
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
