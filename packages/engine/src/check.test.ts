import * as v from '@saum/schema/schema'
import { invalidPropertiesText, propertyFaults } from '@saum/schema/validation-messages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allOf,
  anything,
  demand,
  fields,
  flag,
  integer,
  is,
  listOf,
  matching,
  missable,
  nonEmptyText,
  number,
  oneOf,
  optional,
  recordOf,
  text,
  url,
  type Check,
} from './check.ts'

/** The parser of the rest of the code base, and its words. */
function parse(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(invalidPropertiesText(propertyFaults(result.issues)))
}

function outcome(work: () => unknown): unknown {
  try {
    return { read: work() }
  } catch (error) {
    return String(error)
  }
}

const name = v.pipe(v.string(), v.nonEmpty())

const PAIRS: readonly [title: string, check: Check<unknown>, schema: v.GenericSchema][] = [
  ['a text', text, v.string()],
  ['a text that says something', nonEmptyText, name],
  ['a flag', flag, v.boolean()],
  ['an address', url, v.pipe(v.string(), v.url())],
  ['a number', number(), v.number()],
  ['a number within bounds', number(-1, 2), v.pipe(v.number(), v.minValue(-1), v.maxValue(2))],
  [
    'a whole number within bounds',
    integer(1, 3),
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)),
  ],
  [
    'a number that ends',
    allOf(number(), is<number>(Number.isFinite, 'value is not a number.'), number(0)),
    v.pipe(v.number(), v.finite(), v.minValue(0)),
  ],
  ['one of several', oneOf(['a', 'b', 1]), v.picklist(['a', 'b', 1])],
  ['a text of a form', allOf(nonEmptyText, matching(/^b?$/)), v.pipe(name, v.regex(/^b?$/))],
  [
    'a text that is one of several',
    allOf(nonEmptyText, oneOf(['', 'a'])),
    v.pipe(name, v.picklist(['', 'a'])),
  ],
  ['a list', listOf(nonEmptyText), v.array(name)],
  ['a list with enough', listOf(number(), 1), v.pipe(v.array(v.number()), v.minLength(1))],
  ['a short list', listOf(anything, 0, 1), v.pipe(v.array(v.unknown()), v.maxLength(1))],
  ['what may be undefined', optional(text), v.optional(v.string())],
  ['what has a fallback', optional(number(1), 5), v.optional(v.pipe(v.number(), v.minValue(1)), 5)],
  ['things by name', recordOf(listOf(text)), v.record(v.string(), v.array(v.string()))],
  [
    'an object',
    fields({
      a: nonEmptyText,
      b: missable(number()),
      c: optional(flag, true),
      d: anything,
      e: optional(fields({ a: optional(text, ''), b: listOf(fields({ a: text })) })),
    }),
    v.object({
      a: name,
      b: v.exactOptional(v.number()),
      c: v.optional(v.boolean(), true),
      d: v.unknown(),
      e: v.optional(
        v.object({
          a: v.optional(v.string(), ''),
          b: v.array(v.object({ a: v.string() })),
        }),
      ),
    }),
  ],
]

const TEXTS = ['', 'a', 'b', 'https://saum.example']
const NUMBERS = [-2, -1, 0, 0.5, 1, 2, 3, 4, Number.NaN, Infinity, -Infinity]
const leaf = fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, true, false, null, undefined)
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), tie('value'), { maxKeys: 6 }),
  ),
}))

describe('[5.24] checking what a caller gives', () => {
  it.each(PAIRS)('says of %s what the shop’s parser says, word for word', (_, check, schema) => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(outcome(() => demand(check, value))).toEqual(outcome(() => parse(schema, value)))
      }),
      { numRuns: 300 },
    )
  })

  it('names every wrong property of a nested value by its path', () => {
    const check = fields({ items: listOf(fields({ id: nonEmptyText, price: number(0) })) })

    const given = { items: [{ id: 'a', price: 1 }, { id: '', price: -1 }, {}] }

    expect(() => demand(check, given)).toThrow(
      [
        'The following properties are invalid',
        '- items.1.id: value is an empty string.',
        '- items.1.price: minimum value of 0 not respected.',
        '- items.2.id: value is required.',
        '- items.2.price: value is required.',
      ].join('\n'),
    )
  })

  it('names what was given by the name it is told', () => {
    expect(() => demand(number(), 'x', 'page')).toThrow('- page: value is not a number.')
    expect(() => demand(listOf(text), [1], 'queries')).toThrow(
      '- queries.0: value is not a string.',
    )
  })

  it('speaks of the payload where the value itself is wrong', () => {
    expect(() => demand(fields({}), 'x')).toThrow('- payload: value is not an object.')
  })

  it('takes what is named and nothing else', () => {
    const check = fields({ id: text, count: missable(number()) })

    expect(demand(check, { id: 'a', password: 'b' })).toStrictEqual({ id: 'a' })
  })
})
