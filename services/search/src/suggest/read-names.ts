import { setImmediate } from 'node:timers/promises'
import * as v from '@saum/schema/schema'
import { EVERYTHING } from '../index/everything.ts'
import type { IndexHit } from '../index/index-answer.ts'
import type { SearchIndex } from '../index/search-index.ts'

/** Names beyond these are found by searching; completing them all would fill the memory. */
const MOST_NAMES = 1_000
/** Products are read a few at a time, so that visitors' questions get in between. */
const PAGE_SIZE = 50

/** A name is one style, so it stands behind every category; better styles come first. */
const WEIGHT = { best: 1, last: 0.5 } as const

const namedProduct = v.object({ ec_name: v.string() })

/** What the styles are called that would stand first in a listing of the whole range. */
export async function readNames(index: SearchIndex): Promise<{ text: string; weight: number }[]> {
  const names = new Set<string>()
  for (let from = 0; from < MOST_NAMES; from += PAGE_SIZE) {
    const hits = await readPage(index, from)
    for (const { product } of hits) names.add(v.parse(namedProduct, JSON.parse(product)).ec_name)
    if (hits.length < PAGE_SIZE) break
    await setImmediate()
  }
  const step = (WEIGHT.best - WEIGHT.last) / Math.max(1, names.size)
  return [...names].map((text, place) => ({ text, weight: WEIGHT.best - place * step }))
}

async function readPage(index: SearchIndex, from: number): Promise<readonly IndexHit[]> {
  const { hits } = await index.ask({
    ...EVERYTHING,
    condition: { kind: 'keyword', field: 'availability', values: ['in_stock'] },
    from,
    size: PAGE_SIZE,
  })
  return hits
}
