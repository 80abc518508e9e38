import type { MediaFile } from '@saum/contract/content'
import type { ContentPicture } from '@saum/contract/content-block'
import { isPathOnHost } from '@saum/domain/safe-href'
import { parseUrl } from '@saum/domain/parse-url'
import { toSlug } from '@saum/domain/slug'
import * as v from '@saum/schema/schema'
import type { Asset } from './space.ts'
import { valueIn, type Reading } from './values.ts'

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))
const file = v.object({
  url: v.pipe(v.string(), v.maxLength(2048)),
  contentType: v.optional(v.string(), ''),
  details: v.optional(
    v.object({ image: v.optional(v.object({ width: pixels, height: pixels })) }),
    {},
  ),
})

const MAX_NAME_LENGTH = 80

/** The file of an asset as a shop sees it; `null` when it has none that may be used. */
export function mediaFileOf(asset: Asset, reading: Reading): MediaFile | null {
  const found = fileOf(asset, reading)
  return found && { url: found.url, contentType: found.contentType }
}

/** `null` for what is no picture, or one whose size nobody knows. */
export function pictureOf(asset: Asset, reading: Reading): ContentPicture | null {
  const found = fileOf(asset, reading)
  const image = found?.details.image
  if (!found || !image || !found.contentType.startsWith('image/')) return null
  const alt = valueIn(asset.fields['description'], reading)?.value
  return {
    key: mediaKey(asset.id, found.url),
    ...image,
    alt: typeof alt === 'string' ? alt.trim() : '',
  }
}

/** Name of a picture in addresses: says whose it is, and changes with the file. */
export function mediaKey(assetId: string, url: string): string {
  const name = toSlug(assetId).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'asset'
  return `${name}-${hashOf(url)}`
}

function fileOf(asset: Asset, reading: Reading): v.InferOutput<typeof file> | null {
  const parsed = v.safeParse(file, valueIn(asset.fields['file'], reading)?.value)
  if (!parsed.success) return null
  const url = toMediaUrl(parsed.output.url)
  return url === null ? null : { ...parsed.output, url }
}

/** An address of the web, of which the protocol may be missing, or an own path. */
function toMediaUrl(text: string): string | null {
  if (isPathOnHost(text)) return text
  const url = parseUrl(text.startsWith('//') ? `https:${text}` : text)
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}

/** 64 bits of FNV-1a: names a version, hides nothing. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}
