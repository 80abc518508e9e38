import type { Category } from '@saum/contract/category'

const MOST_RELATED = 6

/** What everybody looks for; it fills up where the words lead nowhere. */
const USUAL = ['new', 'dresses', 'blouses-shirts', 'knitwear', 'trousers', 'coats-jackets', 'sale']

/** Categories the words of a search name or nearly name, and then those everybody looks for. */
export function relatedCategories(searchTerm: string, roots: readonly Category[]): Category[] {
  const all = flatten(roots).filter(({ isHidden, productCount }) => !isHidden && productCount > 0)
  const words = wordsOf(searchTerm)
  const named = all.filter(({ name }) => wordsOf(name).some((word) => isNamed(word, words)))
  const usual = USUAL.flatMap((key) => all.find((category) => category.key === key) ?? [])
  return [...new Set([...named, ...usual])].slice(0, MOST_RELATED)
}

function flatten(categories: readonly Category[]): Category[] {
  return categories.flatMap((category) => [category, ...flatten(category.children ?? [])])
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (plain.replaceAll('ß', 'ss').match(/\p{L}+/gu) ?? []).map(toStem)
}

const PLURAL = /(?:ern|er|en|es|e|n|s|x)$/

/** `Röcke` and `rock`, `robes` and `robe` are the same word here. */
function toStem(word: string): string {
  const stem = word.replace(PLURAL, '')
  return stem.length < 3 ? word : stem
}

/** German puts the kind last: a `Plisseerock` is a `Rock`. A few letters may stand there by chance. */
function isNamed(stem: string, words: readonly string[]): boolean {
  if (stem.length < 3) return false
  return words.some((word) => word === stem || (stem.length > 3 && word.endsWith(stem)))
}
