import fc from 'fast-check'
import type { AnalysedTerm } from './analyse.ts'
import type { FacetCounts, IndexAnswer, PathCount } from './index-answer.ts'
import type { IndexDocument } from './index-document.ts'
import type { Condition, FacetQuestion, IndexQuestion, SortKey } from './index-question.ts'
import type { TextAlternative, TextQuestion } from './index-question.ts'
import type { IndexSchema } from './index-schema.ts'

/** Fields of every kind, with few values and with many, and values that meet each other. */
export const SMALL_SCHEMA = {
  texts: [
    { name: 'name', boost: 8 },
    { name: 'description', boost: 1 },
  ],
  keywords: ['brand', 'size', 'category', 'store'],
  scopes: ['category', 'store'],
  paths: ['place', 'shelf'],
  numbers: ['price', 'date'],
} as const satisfies IndexSchema

/** Words by blanks; a long word is found by its beginning as well, like a part of a compound. */
export function analyseSimply(text: string): AnalysedTerm[] {
  return text.split(' ').flatMap((word, position) => {
    if (word === '') return []
    const whole = { term: word, weight: 1, position }
    return word.length < 5 ? [whole] : [whole, { term: word.slice(0, 3), weight: 0.5, position }]
  })
}

const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'ü'), minLength: 1, maxLength: 2 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 4, maxLength: 6 }),
)
const text = fc.array(word, { maxLength: 6, size: 'max' }).map((words) => words.join(' '))
const brand = fc.constantFrom('Arven', 'Birk', 'Ätna', '😀')
const size = fc.constantFrom('S', 'M', 'L', '38')
const category = fc.constantFrom('1', '2', '3')
/** More than there are bits in a number; the first ones are frequent. */
const store = fc.oneof(
  fc.constantFrom('b1', 'b2'),
  fc.nat(99).map((number) => `b${number}`),
)
const shelf = fc.array(store, { minLength: 1, maxLength: 2 })
const path = fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 3 })
const keyword = fc.oneof(brand, size, category, store)
const keywordField = fc.constantFrom('brand', 'size', 'category', 'store', 'unknown')
const price = fc.integer({ min: 0, max: 12 }).map((steps) => steps * 5)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
/** Most facets have nothing selected, else nothing would ever be found. */
const seldomSome = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.array(value, { minLength: 1, maxLength: 3 }) },
  )

export function someDocument(id: fc.Arbitrary<number>): fc.Arbitrary<IndexDocument> {
  return fc
    .record({
      id,
      group: fc.integer({ min: 1, max: 8 }),
      name: text,
      descriptions: fc.array(text, { maxLength: 2 }),
      brand: fc.array(brand, { maxLength: 1 }),
      size: fc.array(size, { maxLength: 3 }),
      category: fc.array(category, { maxLength: 2 }),
      store: fc.array(store, { maxLength: 5 }),
      place: fc.array(path, { maxLength: 2 }),
      shelf: fc.array(shelf, { maxLength: 2 }),
      price: maybe(price),
      date: maybe(price),
      merit: fc.constantFrom(0, 0.1, 0.5, 1 / 3, 1),
    })
    .map((drawn) => ({
      id: drawn.id,
      groupKey: `style-${drawn.group}`,
      texts: { name: [drawn.name], description: drawn.descriptions },
      keywords: {
        brand: drawn.brand,
        size: drawn.size,
        category: drawn.category,
        // Enough values of their own that bits do not suffice; styles of others share a set.
        store: drawn.id % 2 === 0 ? drawn.store : [...drawn.store, ...ownStores(drawn.id)],
      },
      paths: {
        place: drawn.place,
        shelf: [...drawn.shelf, ...(drawn.id % 2 === 0 ? [] : [ownStores(drawn.id)])],
      },
      numbers: { price: drawn.price, date: drawn.date },
      merit: drawn.merit,
      product: JSON.stringify({ id: drawn.id, name: drawn.name, emoji: '😀' }),
      child: JSON.stringify({ id: drawn.id, name: drawn.name.slice(0, 3), emoji: '😁' }),
    }))
}

/** Of one document only. */
function ownStores(id: number): string[] {
  return [`own-${id}-a`, `own-${id}-b`, `own-${id}-c`, `own-${id}-d`]
}

export const someDocuments = fc.uniqueArray(someDocument(fc.integer({ min: 1, max: 40 })), {
  selector: ({ id }) => id,
  maxLength: 24,
  size: 'max',
})

const weight = fc.constantFrom(1, 0.8, 0.5)
const alternative: fc.Arbitrary<TextAlternative> = fc.oneof(
  fc.record({ kind: fc.constant('term' as const), term: word, weight }),
  fc.record({ kind: fc.constant('prefix' as const), prefix: word, weight }),
  fc.record({ kind: fc.constant('near' as const), term: word, weight }),
  fc.record({
    kind: fc.constant('all' as const),
    terms: fc.array(word, { minLength: 1, maxLength: 2 }),
    weight,
  }),
  fc.record({
    kind: fc.constant('keyword' as const),
    field: keywordField,
    value: keyword,
    weight,
  }),
)
const textQuestion: fc.Arbitrary<TextQuestion> = fc.record({
  words: fc.array(fc.record({ alternatives: fc.array(alternative, { maxLength: 3 }) }), {
    maxLength: 4,
  }),
  minimum: fc.constantFrom(0, 1, 1, 2, 2, 5),
})

const bound = fc.oneof(price, fc.constantFrom(-Infinity, Infinity, Number.NaN))
const range = fc.record({ start: bound, end: bound, endInclusive: fc.boolean() })
const numberField = fc.constantFrom('price', 'price', 'date', 'unknown')

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      kind: fc.constant('keyword' as const),
      field: keywordField,
      values: fc.array(keyword, { maxLength: 2 }),
    }),
    fc.record({
      kind: fc.constant('path' as const),
      field: fc.constantFrom('place', 'shelf', 'unknown'),
      path: fc.oneof(fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }), shelf),
    }),
    fc.record({ kind: fc.constant('range' as const), field: numberField, range }),
    fc.record({
      kind: fc.constant('ids' as const),
      ids: fc.array(fc.integer({ min: 1, max: 45 }), { maxLength: 12 }),
    }),
    fc.record({ kind: fc.constant('text' as const), text: textQuestion }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(tie('condition'), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), condition: tie('condition') }),
  ),
}))

const someFacet: fc.Arbitrary<FacetQuestion> = fc.oneof(
  fc.record({
    kind: fc.constant('keyword' as const),
    field: keywordField,
    selected: seldomSome(fc.oneof(keyword, fc.constant('nobody'))),
    excluded: seldomSome(keyword),
    match: fc.constantFrom('any' as const, 'all' as const),
  }),
  fc.record({
    kind: fc.constant('path' as const),
    field: fc.constantFrom('place', 'shelf', 'unknown'),
    selected: seldomSome(fc.oneof(path, shelf)),
    excluded: seldomSome(fc.oneof(path, shelf)),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    field: numberField,
    selected: seldomSome(range),
    excluded: seldomSome(range),
    count: fc.oneof(
      fc.constant({ kind: 'bounds' as const }),
      fc.constant({ kind: 'values' as const }),
      fc.record({
        kind: fc.constant('ranges' as const),
        ranges: fc.array(range, { maxLength: 5 }),
      }),
    ),
  }),
)

const direction = fc.constantFrom('asc' as const, 'desc' as const)
const sortKey: fc.Arbitrary<SortKey> = fc.oneof(
  fc.constant({ by: 'relevance' as const }),
  fc.record({ by: fc.constant('number' as const), field: numberField, direction }),
  fc.record({
    by: fc.constant('keyword' as const),
    field: keywordField,
    direction,
  }),
)

export const someQuestion: fc.Arbitrary<IndexQuestion> = fc.record({
  scope: seldom(
    fc.oneof(
      fc.record({ field: fc.constantFrom('category', 'brand'), value: category }),
      fc.record({ field: fc.constant('store'), value: store }),
    ),
  ),
  text: fc.option(textQuestion, { nil: null, freq: 3 }),
  condition: seldom(condition),
  alternative: seldom(condition),
  facets: fc.array(someFacet, { maxLength: 5 }),
  sort: fc.array(sortKey, { maxLength: 3 }),
  pinned: fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 3 }),
  boosts: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 45 }), fc.constantFrom(0, 0.5, 2)), { maxLength: 3 })
    .map((entries) => new Map(entries)),
  from: fc.constantFrom(0, 0, 0, 1, 3),
  size: fc.constantFrom(0, 1, 3, 10, 10),
})

/** What two answers must agree on: the order of facet values and the numbers of styles are free. */
export function essence(answer: IndexAnswer) {
  return { ...answer, facets: answer.facets.map(facetEssence) }
}

function facetEssence(facet: FacetCounts) {
  if (facet.kind === 'keyword') return { ...facet, values: facet.values.toSorted(byValue) }
  if (facet.kind === 'path') return { ...facet, roots: pathEssence(facet.roots) }
  const { values, groups, ...counts } = facet
  const styles = new Map<number, number[]>()
  groups.forEach((group, k) => styles.set(group, [...(styles.get(group) ?? []), values[k]!]))
  const perStyle = Array.from(styles.values(), (own) => own.toSorted((a, b) => a - b).join(' '))
  return { ...counts, perStyle: perStyle.toSorted() }
}

function pathEssence(nodes: readonly PathCount[]): PathCount[] {
  return nodes
    .map(({ value, count, children }) => ({ value, count, children: pathEssence(children) }))
    .toSorted(byValue)
}

function byValue(a: { value: string }, b: { value: string }): number {
  return a.value < b.value ? -1 : 1
}
