import type { ContentPage } from '@saum/contract/content'
import type { Shop } from '@saum/domain/shops'
import type { Analyse } from '../index/analyse.ts'
import { createPassageIndex, type PassageIndex } from './passage-index.ts'
import { toPassages } from './passage.ts'

interface PageParts {
  shop: Shop
  /** Pages of every locale; those of the shop are used. */
  pages: readonly ContentPage[]
  analyse: Analyse
}

/** The pages of a shop by what they say. */
export interface PageIndex extends PassageIndex {
  /** The pages are these now. */
  replace(pages: readonly ContentPage[]): void
}

/** Made with the first question, as neither a start nor a changed page need wait for it. */
export function indexPages({ shop, pages: first, analyse }: PageParts): PageIndex {
  let pages = first
  let index: PassageIndex | null = null

  function build(): PassageIndex {
    const own = pages.filter(({ locale }) => locale === shop.locale)
    return createPassageIndex(
      own.flatMap((page) => toPassages(page, shop)),
      analyse,
      shop.language,
    )
  }

  return {
    find(question, limit) {
      index ??= build()
      return index.find(question, limit)
    },
    replace(next) {
      pages = next
      index = null
    },
  }
}
