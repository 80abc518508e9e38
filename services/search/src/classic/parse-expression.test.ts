import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Comparison, type Expression, ExpressionFault } from './expression.ts'
import { parseExpression } from './parse-expression.ts'
import { printExpression } from './test-print.ts'

const COMPARISONS: readonly Comparison[] = ['==', '=', '<>', '>', '>=', '<', '<=']

const word = fc.stringMatching(/^[a-zäöü0-9-]{1,8}$/)
const field = fc.stringMatching(/^[a-z][a-z_]{0,8}$/)
const quotable = fc.string().map((text) => text.replaceAll('"', ''))

const { expression: anyExpression } = fc.letrec<{ expression: Expression; leaf: Expression }>(
  (tie) => ({
    leaf: fc.oneof(
      fc.record({ kind: fc.constant('words' as const), text: word }),
      fc.record({ kind: fc.constant('phrase' as const), text: quotable }),
      fc.record({ kind: fc.constant('present' as const), field }),
      fc.record({ kind: fc.constant('between' as const), field, from: word, to: word }),
      fc.record({
        kind: fc.constant('field' as const),
        field,
        comparison: fc.constantFrom(...COMPARISONS),
        values: fc.array(quotable, { minLength: 1, maxLength: 4 }),
      }),
    ),
    expression: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('leaf'),
      fc.record({ kind: fc.constant('not' as const), part: tie('expression') }),
      fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        parts: fc.array(tie('expression'), { minLength: 2, maxLength: 3 }),
      }),
    ),
  }),
)

describe('[3.61] query expressions', () => {
  it('read what was written, whatever it was', () => {
    fc.assert(
      fc.property(anyExpression, (expression) => {
        expect(parseExpression(printExpression(expression))).toEqual(expression)
      }),
    )
  })

  it('are read or refused, never more and never without end', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'@ a = < > . , ( ) " 1 O R N T'.split(' '), ' ') }),
        (text) => {
          try {
            parseExpression(text)
          } catch (error) {
            expect(error).toBeInstanceOf(ExpressionFault)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it.each<[string, Expression | null]>([
    ['', null],
    ['   ', null],
    ['kleid', { kind: 'words', text: 'kleid' }],
    ['@ec_brand==Saum', { kind: 'field', field: 'ec_brand', comparison: '==', values: ['Saum'] }],
    [
      '@ec_brand == ( "Saum" , Zwirn )',
      { kind: 'field', field: 'ec_brand', comparison: '==', values: ['Saum', 'Zwirn'] },
    ],
    ['@ec_price=10..20', { kind: 'between', field: 'ec_price', from: '10', to: '20' }],
    ['@ec_price>=10', { kind: 'field', field: 'ec_price', comparison: '>=', values: ['10'] }],
    [
      'a b OR NOT c',
      {
        kind: 'any',
        parts: [
          {
            kind: 'all',
            parts: [
              { kind: 'words', text: 'a' },
              { kind: 'words', text: 'b' },
            ],
          },
          { kind: 'not', part: { kind: 'words', text: 'c' } },
        ],
      },
    ],
  ])('understand %j', (text, expression) => {
    expect(parseExpression(text)).toEqual(expression)
  })

  it.each([
    ['(a', 'ends too early', 2],
    ['a)', 'has something unexpected (close)', 1],
    ['a AND', 'ends too early', 5],
    ['OR a', 'has something unexpected (or)', 0],
    ['@', 'has an @ without the name of a field', 0],
    ['@size==', 'ends where a value is expected', 7],
    ['@size==(S,)', 'has something else where a value is expected', 10],
    ['@ec_price=10..', 'has a range with one end only', 10],
    ['"offen', 'has a quotation mark that is not closed', 0],
    ['('.repeat(30), 'is nested deeper than 20 levels', 20],
    ['NOT '.repeat(30), 'is nested deeper than 20 levels', 80],
    ['a '.repeat(300), 'has more than 40 words', 80],
    ['@a '.repeat(300), 'has more than 200 parts', 600],
    [`@size==(${'S,'.repeat(600)}S)`, 'has more than 500 values in a list', 1007],
    ['x'.repeat(8001), 'is longer than 8000 characters', 8000],
  ])('say where %.20s is wrong', (text, message, offset) => {
    expect(() => parseExpression(text)).toThrow(
      expect.objectContaining({ name: 'ExpressionFault', message, offset }),
    )
  })
})
