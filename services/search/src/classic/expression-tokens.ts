import { type Comparison, ExpressionFault } from './expression.ts'

export type Token = { offset: number } & (
  | { kind: 'open' | 'close' | 'comma' | 'end' | 'and' | 'or' | 'not' }
  | { kind: 'field'; field: string; comparison: Comparison | null }
  | { kind: 'word' | 'quoted'; text: string }
)

const MOST_CHARACTERS = 8000

const SPACE = /\s+/y
const FIELD = /@([A-Za-z][\w.]*)\s*(==|<>|>=|<=|=|>|<)?\s*/y
/** Clients wrap what a shopper typed in these, so that none of it is taken for an expression. */
const VERBATIM_START = '<@-'
const VERBATIM_END = '-@>'
/** Everything up to a blank or a mark of its own. */
const WORD = /[^\s()",]+/y

const MARKS: Readonly<Record<string, 'open' | 'close' | 'comma'>> = {
  '(': 'open',
  ')': 'close',
  ',': 'comma',
}
const OPERATORS: Readonly<Record<string, 'and' | 'or' | 'not'>> = {
  AND: 'and',
  OR: 'or',
  NOT: 'not',
}

/** Cuts an expression into its words and marks; the last token is the end. */
export function toTokens(text: string): readonly Token[] {
  if (text.length > MOST_CHARACTERS) {
    throw new ExpressionFault(`is longer than ${MOST_CHARACTERS} characters`, MOST_CHARACTERS)
  }
  const tokens: Token[] = []
  let offset = lengthAt(SPACE, text, 0)
  while (offset < text.length) {
    const [token, length] = tokenAt(text, offset)
    tokens.push(token)
    offset += length
    offset += lengthAt(SPACE, text, offset)
  }
  tokens.push({ kind: 'end', offset: text.length })
  return tokens
}

function tokenAt(text: string, offset: number): [Token, number] {
  const first = text[offset] ?? ''
  const mark = MARKS[first]
  if (mark !== undefined) return [{ kind: mark, offset }, 1]
  if (first === '"') return quotedAt(text, offset)
  if (first === '@') return fieldAt(text, offset)
  if (text.startsWith(VERBATIM_START, offset)) return verbatimAt(text, offset)
  const word = matchAt(WORD, text, offset)?.[0] ?? first
  const operator = OPERATORS[word]
  if (operator !== undefined) return [{ kind: operator, offset }, word.length]
  return [{ kind: 'word', text: word, offset }, word.length]
}

function quotedAt(text: string, offset: number): [Token, number] {
  const end = text.indexOf('"', offset + 1)
  if (end === -1) throw new ExpressionFault('has a quotation mark that is not closed', offset)
  return [{ kind: 'quoted', text: text.slice(offset + 1, end), offset }, end + 1 - offset]
}

function verbatimAt(text: string, offset: number): [Token, number] {
  const start = offset + VERBATIM_START.length
  const end = text.indexOf(VERBATIM_END, start)
  if (end === -1) throw new ExpressionFault(`has ${VERBATIM_START} without an end`, offset)
  const token: Token = { kind: 'word', text: text.slice(start, end).trim(), offset }
  return [token, end + VERBATIM_END.length - offset]
}

function fieldAt(text: string, offset: number): [Token, number] {
  const match = matchAt(FIELD, text, offset)
  if (!match) throw new ExpressionFault('has an @ without the name of a field', offset)
  const comparison = (match[2] as Comparison | undefined) ?? null
  return [{ kind: 'field', field: match[1] ?? '', comparison, offset }, match[0].length]
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset
  return pattern.exec(text)
}

function lengthAt(pattern: RegExp, text: string, offset: number): number {
  return matchAt(pattern, text, offset)?.[0].length ?? 0
}
