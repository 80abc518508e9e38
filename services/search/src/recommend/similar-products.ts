import type { IndexQuestion } from '../index/index-question.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { createTraitsReader } from './product-traits.ts'
import { similarQuestions } from './similar-questions.ts'

/** More than are shown, because those in the cart are left out later. */
const MAX_SIMILAR = 100
const MAX_REMEMBERED = 2_000

/** Fewer do not fill a row even when some are left out. */
const ENOUGH = 12

/**
 * Finds products like a given one, nearest first, its own style among them. An index never changes,
 * so what was found once is remembered.
 */
export function createSimilar(index: SearchIndex): (id: number) => Promise<readonly number[]> {
  const traitsOf = createTraitsReader(index)
  const remembered = new Map<number, Promise<readonly number[]>>()

  async function find(id: number): Promise<readonly number[]> {
    const traits = await traitsOf(id)
    if (traits === null) return []
    const found = new Set<number>()
    for (const question of similarQuestions(traits, MAX_SIMILAR)) {
      for (const similar of await ask(index, question)) found.add(similar)
      if (found.size > ENOUGH) break
    }
    return [...found]
  }

  return (id) => {
    const known = remembered.get(id)
    if (known !== undefined) return known
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    const found = find(id)
    remembered.set(id, found)
    return found
  }
}

export async function ask(index: SearchIndex, question: IndexQuestion): Promise<readonly number[]> {
  const { hits } = await index.ask(question)
  return hits.map(({ id }) => id)
}
