import type { FacetClock } from '../facets/facet-date.ts'
import type { Condition, NumberRange } from '../index/index-question.ts'
import { PATH_DELIMITER } from '../shop-schema.ts'
import type { QueryPlanner } from '../text/query-plan.ts'
import { fieldUse, type FieldUse } from './classic-fields.ts'
import type { Expression } from './expression.ts'
import { comparedWith, dateRange, numberRange } from './value-range.ts'

export interface ConditionParts {
  planner: QueryPlanner
  clock: FacetClock
}

/** An expression that can be read but not asked; says why. */
export class ConditionFault extends Error {
  override readonly name = 'ConditionFault'
}

const EVERYTHING: Condition = { kind: 'all', conditions: [] }
const NOTHING: Condition = { kind: 'ids', ids: [] }

/** An expression in the words of the index. */
export async function toCondition(
  expression: Expression,
  parts: ConditionParts,
): Promise<Condition> {
  switch (expression.kind) {
    case 'words':
    case 'phrase':
      return wordsCondition(expression.text, parts)
    case 'all':
    case 'any': {
      const conditions = await Promise.all(expression.parts.map((part) => toCondition(part, parts)))
      return { kind: expression.kind, conditions }
    }
    case 'not':
      return { kind: 'not', condition: await toCondition(expression.part, parts) }
    case 'present':
      return presentCondition(expression.field)
    case 'between':
      return betweenCondition(expression, parts.clock)
    case 'field':
      return fieldCondition(expression, parts)
  }
}

/** A phrase is taken for all of its words: the index keeps no places. */
async function wordsCondition(text: string, { planner }: ConditionParts): Promise<Condition> {
  const plan = await planner.plan(text, {
    isLastWordOpen: false,
    isCorrecting: false,
    isForgiving: false,
    isReadingPrices: false,
  })
  return plan.text === null ? EVERYTHING : { kind: 'text', text: plan.text }
}

function presentCondition(name: string): Condition {
  const use = knownUse(name)
  if (use.kind !== 'number' && use.kind !== 'date') return EVERYTHING
  const range = { start: -Infinity, end: Infinity, endInclusive: true }
  return { kind: 'range', field: use.field, range }
}

function betweenCondition(
  { field, from, to }: Extract<Expression, { kind: 'between' }>,
  clock: FacetClock,
): Condition {
  const use = knownUse(field)
  if (use.kind !== 'number' && use.kind !== 'date') {
    throw new ConditionFault(`the field @${field} has no ranges`)
  }
  const [first, last] = [rangeOf(use, field, from, clock), rangeOf(use, field, to, clock)]
  if (first.start > last.end) {
    throw new ConditionFault(`the range of @${field} has its start after its end`)
  }
  return { kind: 'range', field: use.field, range: { ...last, start: first.start } }
}

async function fieldCondition(
  { field, comparison, values }: Extract<Expression, { kind: 'field' }>,
  parts: ConditionParts,
): Promise<Condition> {
  const use = knownUse(field)
  if (use.kind === 'number' || use.kind === 'date') {
    const compared = values.map((value) =>
      comparedWith(use.field, comparison, rangeOf(use, field, value, parts.clock)),
    )
    // Different from a list is different from each of it.
    return joined(compared, comparison === '<>' ? 'all' : 'any')
  }
  if (comparison !== '=' && comparison !== '==' && comparison !== '<>') {
    throw new ConditionFault(`the field @${field} cannot be compared by size`)
  }
  const matching = await matchingCondition(use, values, parts)
  return comparison === '<>' ? { kind: 'not', condition: matching } : matching
}

async function matchingCondition(
  use: Exclude<FieldUse, { kind: 'number' | 'date' }>,
  values: readonly string[],
  parts: ConditionParts,
): Promise<Condition> {
  switch (use.kind) {
    case 'keyword':
      return { kind: 'keyword', field: use.field, values }
    case 'path': {
      const paths = values.map((value): Condition => {
        return { kind: 'path', field: use.field, path: value.split(PATH_DELIMITER) }
      })
      return joined(paths, 'any')
    }
    case 'fixed': {
      const isSame = values.some((value) => value.toLowerCase() === use.value.toLowerCase())
      return isSame ? EVERYTHING : NOTHING
    }
    default:
      return joined(await Promise.all(values.map((value) => wordsCondition(value, parts))), 'any')
  }
}

function joined(conditions: readonly Condition[], kind: 'all' | 'any'): Condition {
  const [first] = conditions
  return conditions.length === 1 && first ? first : { kind, conditions }
}

function knownUse(field: string): FieldUse {
  const use = fieldUse(field)
  if (use === null) throw new ConditionFault(`the field @${field} is not known`)
  return use
}

function rangeOf(
  { kind }: { kind: 'number' | 'date' },
  field: string,
  text: string,
  clock: FacetClock,
): NumberRange {
  const range = kind === 'date' ? dateRange(text, clock) : numberRange(text)
  if (range !== null) return range
  throw new ConditionFault(`the field @${field} is not compared with a ${kind}`)
}
