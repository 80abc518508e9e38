import * as v from '@saum/schema/schema'
import type { JudgedProduct } from './range-products.ts'

const TAGS = [
  'plain',
  'typo',
  'compound',
  'synonym',
  'color-size',
  'number',
  'multi',
  'none',
] as const

const judgedQuery = v.strictObject({
  query: v.string(),
  tag: v.picklist(TAGS),
  /** What fully answers the query, what is a good answer, and what is better than nothing. */
  3: v.optional(v.string()),
  2: v.optional(v.string()),
  1: v.optional(v.string()),
})

export type Tag = (typeof TAGS)[number]

/** How well a product answers a query, from 0 to 3. */
export type Grade = (product: JudgedProduct) => number

export interface JudgedQuery {
  query: string
  tag: Tag
  gradeOf: Grade
}

export function parseJudgements(input: unknown): JudgedQuery[] {
  return v.parse(v.array(judgedQuery), input).map((entry) => {
    const grades = ([3, 2, 1] as const).map((grade) => ({ grade, test: compile(entry[grade]) }))
    return {
      query: entry.query,
      tag: entry.tag,
      gradeOf: (product) => grades.find(({ test }) => test(product))?.grade ?? 0,
    }
  })
}

type Test = (product: JudgedProduct) => boolean

/**
 * `shape:dress-midi family:red,pink` asks for both, with any of the values; `!` before a part asks for
 * the opposite; ` | ` stands between alternatives.
 */
function compile(expression: string | undefined): Test {
  if (expression === undefined) return () => false
  const alternatives = expression.split(' | ').map((part) => part.split(' ').map(compilePart))
  return (product) => alternatives.some((tests) => tests.every((test) => test(product)))
}

function compilePart(part: string): Test {
  const isNegative = part.startsWith('!')
  const [name = '', list = ''] = part.slice(isNegative ? 1 : 0).split(':')
  const read = READERS[name]
  if (!read) throw new Error(`No judgement knows ${name}`)
  const wanted = new Set(list.split(','))
  return (product) => read(product).some((value) => wanted.has(value)) !== isNegative
}

const READERS: Readonly<Record<string, (product: JudgedProduct) => readonly string[]>> = {
  shape: ({ facts }) => [facts.shape],
  category: ({ facts }) => facts.categories,
  fabric: ({ facts }) => [facts.fabric],
  color: ({ facts }) => [facts.document.color.key],
  family: ({ facts }) => [facts.document.color.family?.value ?? ''],
  size: ({ product }) =>
    product.sizes
      .filter(({ isSellable }) => isSellable)
      .flatMap(({ label }) => [label, label.split('/')[0] ?? label]),
  style: ({ product }) => [product.masterKey],
  product: ({ product }) => [String(product.id)],
  brand: ({ product }) => [product.brand.toLowerCase().replaceAll(' ', '-')],
  name: ({ product }) => product.name.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  ...Object.fromEntries(
    ['fit', 'length', 'sleeve', 'neckline', 'pattern', 'material', 'occasion', 'styleName'].map(
      (attribute) => [attribute, (product: JudgedProduct) => valuesOf(product, attribute)],
    ),
  ),
}

function valuesOf({ facts }: JudgedProduct, attribute: string): string[] {
  const values = facts.document.attributes?.[attribute]
  return values === undefined ? [] : [values].flat().map(({ value }) => value)
}
