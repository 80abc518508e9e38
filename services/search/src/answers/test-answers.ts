import { findShopByPath, type ShopPath } from '@saum/domain/shops'
import type { AnswerSource, Citation } from './answer-source.ts'
import { createAnswerSource } from './create-answer-source.ts'
import { publishedPages } from './test-pages.ts'
import { aRange } from './test-range.ts'

interface GivenAnswer {
  isAnswered: boolean
  citations: readonly Citation[]
  text: string
}

const sources = new Map<ShopPath, AnswerSource>()

/** What a shop with the published pages and no products answers. */
export async function askShop(path: ShopPath, query: string): Promise<GivenAnswer> {
  const source = answersOf(path)
  const { signal } = new AbortController()
  const { parts, ...answer } = await source.answer({
    query,
    contentFormats: ['text/plain'],
    signal,
  })
  let text = ''
  for await (const { textDelta } of parts) text += textDelta
  return { ...answer, text }
}

/** The answers of a shop with the published pages and no products. */
export function answersOf(path: ShopPath): AnswerSource {
  const source = sources.get(path) ?? createSource(path)
  sources.set(path, source)
  return source
}

function createSource(path: ShopPath): AnswerSource {
  const shop = findShopByPath(path)
  if (!shop) throw new Error(`No shop ${path}`)
  const pages = publishedPages(shop.locale)
  return createAnswerSource({ ...aRange([], shop), pages, createId: () => 'a-1' })
}
