import { SHOPS } from '@saum/domain/shops'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anIndexProduct, aRange } from '../answers/test-range.ts'
import type { Comparison, Expression } from './expression.ts'
import { readQuery } from './read-parts.ts'
import { toQuestion } from './find-results.ts'
import { printExpression } from './test-print.ts'

const BRANDS = ['Saum', 'Zwirn', 'Naht & Co']
const MATERIALS = ['Leinen', 'Wolle']
const PRICES = [10, 19.95, 50, 129.5]

/** Every combination once, each a style of its own. */
const STYLES = BRANDS.flatMap((brand, first) =>
  MATERIALS.flatMap((material, second) =>
    PRICES.map((price, third) => ({
      id: 10_000_001 + (first * 100 + second * 10 + third) * 1000,
      brand,
      material,
      price,
    })),
  ),
)
type Style = (typeof STYLES)[number]

const range = aRange(
  STYLES.map(({ id, brand, material, price }) =>
    anIndexProduct(id, { brand, attributes: { material: [material] }, cents: price * 100 }),
  ),
)

const COMPARE: Readonly<Record<Comparison, (value: number, other: number) => boolean>> = {
  '==': (value, other) => value === other,
  '=': (value, other) => value === other,
  '<>': (value, other) => value !== other,
  '>': (value, other) => value > other,
  '>=': (value, other) => value >= other,
  '<': (value, other) => value < other,
  '<=': (value, other) => value <= other,
}

/** What the expression means, without an index. */
function holds(expression: Expression, style: Style): boolean {
  switch (expression.kind) {
    case 'all':
      return expression.parts.every((part) => holds(part, style))
    case 'any':
      return expression.parts.some((part) => holds(part, style))
    case 'not':
      return !holds(expression.part, style)
    case 'between':
      return style.price >= Number(expression.from) && style.price <= Number(expression.to)
    case 'field': {
      const { field, comparison, values } = expression
      if (field === 'ec_price') {
        const compare = (value: string) => COMPARE[comparison](style.price, Number(value))
        return comparison === '<>' ? values.every(compare) : values.some(compare)
      }
      const isOneOf = values.includes(field === 'ec_brand' ? style.brand : style.material)
      return comparison === '<>' ? !isOneOf : isOneOf
    }
    default:
      return true
  }
}

const price = fc.constantFrom(0, 10, 19.95, 20, 50, 129.5, 500)
const isOrIsNot = fc.constantFrom<Comparison>('==', '=', '<>')

const { expression: anyExpression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    fc.oneof(
      fc
        .tuple(isOrIsNot, fc.subarray(BRANDS, { minLength: 1 }))
        .map(([comparison, values]): Expression => ({
          kind: 'field',
          field: 'ec_brand',
          comparison,
          values,
        })),
      fc
        .tuple(isOrIsNot, fc.subarray(MATERIALS, { minLength: 1 }))
        .map(([comparison, values]): Expression => ({
          kind: 'field',
          field: 'material',
          comparison,
          values,
        })),
      fc
        .tuple(
          fc.constantFrom(...(Object.keys(COMPARE) as Comparison[])),
          fc.array(price, { minLength: 1, maxLength: 3 }),
        )
        .map(([comparison, values]): Expression => ({
          kind: 'field',
          field: 'ec_price',
          comparison,
          values: values.map(String),
        })),
      fc.tuple(price, price).map(([one, other]): Expression => ({
        kind: 'between',
        field: 'ec_price',
        from: String(Math.min(one, other)),
        to: String(Math.max(one, other)),
      })),
    ),
    tie('expression').map((part): Expression => ({ kind: 'not', part })),
    fc
      .tuple(
        fc.constantFrom('all' as const, 'any' as const),
        fc.array(tie('expression'), { minLength: 2, maxLength: 3 }),
      )
      .map(([kind, parts]): Expression => ({ kind, parts })),
  ),
}))

async function found(parts: { aq?: string; dq?: string }): Promise<Set<number>> {
  const clock = { now: 0, timeZone: SHOPS[0].timeZone }
  const body = { q: '', aq: '', cq: '', dq: '', lq: '', enableQuerySyntax: false, ...parts }
  const query = await readQuery(body, { planner: range.planner, clock })
  const wanted = { facets: [], sort: [{ by: 'relevance' }], from: 0, size: 100 } as const
  const answer = await range.index.ask(toQuestion(query, wanted, null))
  expect(answer.total).toBe(answer.hits.length)
  return new Set(answer.hits.map(({ id }) => id))
}

function idsWhere(test: (style: Style) => boolean): Set<number> {
  return new Set(STYLES.filter(test).map(({ id }) => id))
}

describe('[3.61] what an expression finds', () => {
  it('is what it says, for every expression', async () => {
    await fc.assert(
      fc.asyncProperty(anyExpression, async (expression) => {
        const ids = await found({ aq: printExpression(expression) })

        expect(ids).toEqual(idsWhere((style) => holds(expression, style)))
      }),
    )
  })

  it('is joined by what dq adds', async () => {
    await fc.assert(
      fc.asyncProperty(anyExpression, anyExpression, async (first, second) => {
        const ids = await found({ aq: printExpression(first), dq: printExpression(second) })

        expect(ids).toEqual(idsWhere((style) => holds(first, style) || holds(second, style)))
      }),
    )
  })
})
