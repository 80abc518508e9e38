import { wordsOf, type RichTextDocument } from '../rich-text/rich-text.ts'
import type { Finding } from '../space/finding.ts'
import type { Item, LocalizedValue, Source } from '../space/item.ts'
import type { LoadedSpace } from '../space/load-space.ts'
import type { Space } from '../space/space-file.ts'

/** Texts that a shop would show in another language than its own. */
export function checkTranslations(loaded: LoadedSpace): Finding[] {
  const { published, drafts, space } = loaded
  return [...published.values(), ...drafts.values()].flatMap((source) => {
    // What a page's text implies differs from language to language, as the text does.
    const texts = source.items.slice(0, 1).flatMap((item) => textsOf(item, loaded))
    return [...space.chains.keys()].flatMap((locale) => {
      const missing = texts.filter(([, value]) => isForeign(value, locale, space))
      const unswiss = texts.filter(([, value]) => locale === 'de-CH' && hasSharpS(value, space))
      return [
        ...warningsOf(source, `is not translated for ${locale}`, missing),
        ...warningsOf(source, 'needs its own spelling for de-CH, which has no ß', unswiss),
      ]
    })
  })
}

type NamedValue = readonly [field: string, value: LocalizedValue]

function textsOf(item: Item, { types }: LoadedSpace): NamedValue[] {
  if (item.kind === 'Asset') return [['description', item.fields.description]]
  const fields = types.get(item.type)?.fields.filter(({ localized }) => localized) ?? []
  return fields.flatMap(({ id }): NamedValue[] => {
    const value = item.fields[id]
    return value === undefined ? [] : [[id, value]]
  })
}

function sourceOf(value: LocalizedValue, locale: string, { chains }: Space): string | undefined {
  return chains.get(locale)?.find((code) => value[code] !== undefined)
}

function isForeign(value: LocalizedValue, locale: string, space: Space): boolean {
  const source = sourceOf(value, locale, space)
  return source !== undefined && source.slice(0, 2) !== locale.slice(0, 2) && isText(value[source])
}

function hasSharpS(value: LocalizedValue, space: Space): boolean {
  const source = sourceOf(value, 'de-CH', space)
  return source !== undefined && JSON.stringify(value[source]).includes('ß')
}

const TARGET = /^(?:\/|#|page:|category:|https?:|mailto:|tel:)/

/** Addresses and links are the same in every language; so is what has no letters. */
function isText(value: unknown): boolean {
  const isDocument = typeof value === 'object' && value !== null && 'nodeType' in value
  const words = isDocument ? wordsOf(value as RichTextDocument) : value
  return typeof words === 'string' && /\p{L}/u.test(words) && !TARGET.test(words)
}

function warningsOf({ files }: Source, words: string, texts: readonly NamedValue[]): Finding[] {
  if (texts.length === 0) return []
  const message = `${words}: ${texts.map(([field]) => field).join(', ')}`
  return [{ severity: 'warning', file: files[0] ?? '', message }]
}
