import type { FacetClock } from '../facets/facet-date.ts'
import { ProtocolError } from '../http/protocol-error.ts'
import type { Condition, TextQuestion } from '../index/index-question.ts'
import type { QueryPlanner } from '../text/query-plan.ts'
import type { SearchBody } from './classic-request.ts'
import { type Expression, ExpressionFault } from './expression.ts'
import { parseExpression } from './parse-expression.ts'
import { ConditionFault, toCondition, type ConditionParts } from './to-condition.ts'

type QueryParts = Pick<SearchBody, 'q' | 'aq' | 'cq' | 'dq' | 'lq' | 'enableQuerySyntax'>

/** A query with all its parts, in the words of the index. */
export interface ReadQuery {
  /** What is planned as typed by a shopper. */
  words: string
  /** The long text, ranked by where there is no other. */
  longText: TextQuestion | null
  condition: Condition | null
  alternative: Condition | null
}

/** A long text says the same in many ways; a product need not have all of them. */
const LONG_TEXT_SHARE = 0.3
const MOST_LONG_WORDS = 40

/** `(q and aq and cq and lq) or dq`. Refuses an expression that cannot be read, saying where. */
export async function readQuery(
  body: QueryParts,
  { planner, clock }: { planner: QueryPlanner; clock: FacetClock },
): Promise<ReadQuery> {
  const parts: ConditionParts = { planner, clock }
  const typed = await readTyped(body, parts)
  const longText = await planLongText(body.lq, planner)
  const conditions = [
    typed.condition,
    await readPart('aq', body.aq, parts),
    await readPart('cq', body.cq, parts),
    longText !== null && typed.words !== '' ? ({ kind: 'text', text: longText } as const) : null,
  ].filter((condition) => condition !== null)
  return {
    words: typed.words,
    longText,
    condition: conditions.length === 0 ? null : { kind: 'all', conditions },
    alternative: await readPart('dq', body.dq, parts),
  }
}

interface TypedQuery {
  words: string
  condition: Condition | null
}

/** Shoppers type what they like: what cannot be understood as an expression is words. */
async function readTyped(
  { q, enableQuerySyntax }: QueryParts,
  parts: ConditionParts,
): Promise<TypedQuery> {
  const plain = { words: q, condition: null }
  const expression = enableQuerySyntax ? tryParse(q) : null
  if (expression === null) return plain
  const steps = expression.kind === 'all' ? expression.parts : [expression]
  const words = steps.flatMap((part) => (isWords(part) ? [part.text] : []))
  const rest = steps.filter((part) => !isWords(part))
  try {
    const condition =
      rest.length === 0 ? null : await toCondition({ kind: 'all', parts: rest }, parts)
    return { words: words.join(' '), condition }
  } catch (error) {
    if (error instanceof ConditionFault) return plain
    throw error
  }
}

function isWords(part: Expression): part is Extract<Expression, { text: string }> {
  return part.kind === 'words' || part.kind === 'phrase'
}

function tryParse(text: string): Expression | null {
  try {
    return parseExpression(text)
  } catch (error) {
    if (error instanceof ExpressionFault) return null
    throw error
  }
}

async function readPart(
  name: string,
  text: string,
  parts: ConditionParts,
): Promise<Condition | null> {
  try {
    const expression = parseExpression(text)
    return expression === null ? null : await toCondition(expression, parts)
  } catch (error) {
    if (error instanceof ConditionFault) {
      throw new ProtocolError('INVALID_REQUEST', `${name}: ${error.message}.`)
    }
    if (!(error instanceof ExpressionFault)) throw error
    const message = `${name}: the expression ${error.message}, at character ${error.offset + 1}.`
    throw new ProtocolError('INVALID_REQUEST', message)
  }
}

async function planLongText(text: string, planner: QueryPlanner): Promise<TextQuestion | null> {
  if (text.trim() === '') return null
  const words = text.trim().split(/\s+/, MOST_LONG_WORDS).join(' ')
  const { text: planned } = await planner.plan(words, {
    isLastWordOpen: false,
    isCorrecting: false,
    isForgiving: false,
    isReadingPrices: false,
  })
  if (planned === null) return null
  return { ...planned, minimum: Math.max(1, Math.ceil(planned.words.length * LONG_TEXT_SHARE)) }
}
