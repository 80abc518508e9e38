import type { Shop } from '@saum/domain/shops'

/** What visitors of the soak open, and where they find it. */

const SEARCH_WORDS = ['mantel', 'hose', 'kleid', 'leinen hemd', 'wolle', 'pullover', 'robe', 'coat']
const LISTING_PAGES = [1, 2, 3, 4]
/** Those at the top of a page: making all of them would take longer than the soak. */
const PICTURES_PER_PAGE = 2

type Path = Shop['path']

export function searchPages(shop: Path): string[] {
  return SEARCH_WORDS.flatMap((first) =>
    SEARCH_WORDS.map(
      (second) => `/${shop}/search/?query=${encodeURIComponent(`${first} ${second}`)}`,
    ),
  )
}

export function listingPages(shop: Path, home: string): string[] {
  const listings = linksOf(home, new RegExp(`/${shop}/c/[\\w/-]+/`, 'g'))
  return listings.flatMap((listing) => LISTING_PAGES.map((page) => `${listing}?page=${page}`))
}

export function productPages(shop: Path, listing: string): string[] {
  return linksOf(listing, new RegExp(`/${shop}/p/[\\w-]+/`, 'g'))
}

export function picturesOf(page: string): string[] {
  return linksOf(page, /(?<= src=")\/images\/[^"]+/g).slice(0, PICTURES_PER_PAGE)
}

export function variantsOf(product: string): string[] {
  return linksOf(product, /(?<=name="variantId" value=")\d+/g)
}

function linksOf(text: string, pattern: RegExp): string[] {
  return Array.from(new Set(text.match(pattern)))
}
