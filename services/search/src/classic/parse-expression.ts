import { type Expression, ExpressionFault } from './expression.ts'
import { toTokens, type Token } from './expression-tokens.ts'

const MOST_DEPTH = 20
const MOST_PARTS = 200
const MOST_VALUES = 500
/** Each one is a search of its own. */
const MOST_TEXTS = 40

interface Cursor {
  tokens: readonly Token[]
  at: number
  depth: number
  parts: number
  texts: number
}

/**
 * Reads a query expression: words, `"phrases"`, `@field==value`, `@field=1..5`, `AND`, `OR`, `NOT` and
 * parentheses. Parts side by side must all hold; `OR` binds weakest. `null` for an empty one.
 */
export function parseExpression(text: string): Expression | null {
  const cursor: Cursor = { tokens: toTokens(text), at: 0, depth: 0, parts: 0, texts: 0 }
  if (peek(cursor).kind === 'end') return null
  const expression = readAny(cursor)
  const rest = peek(cursor)
  if (rest.kind !== 'end') throw unexpected(rest)
  return expression
}

function readAny(cursor: Cursor): Expression {
  const parts = [readAll(cursor)]
  while (peek(cursor).kind === 'or') {
    next(cursor)
    parts.push(readAll(cursor))
  }
  return single(parts) ?? { kind: 'any', parts }
}

function readAll(cursor: Cursor): Expression {
  const parts = [readPart(cursor)]
  while (true) {
    const { kind } = peek(cursor)
    if (kind === 'end' || kind === 'close' || kind === 'or') break
    if (kind === 'and') next(cursor)
    parts.push(readPart(cursor))
  }
  return single(parts) ?? { kind: 'all', parts }
}

function readPart(cursor: Cursor): Expression {
  const token = next(cursor)
  cursor.parts += 1
  if (cursor.parts > MOST_PARTS) {
    throw new ExpressionFault(`has more than ${MOST_PARTS} parts`, token.offset)
  }
  switch (token.kind) {
    case 'word':
      return readText(cursor, token, 'words')
    case 'quoted':
      return readText(cursor, token, 'phrase')
    case 'field':
      return readField(cursor, token)
    case 'not':
      return deeper(cursor, token, () => ({ kind: 'not', part: readPart(cursor) }))
    case 'open':
      return deeper(cursor, token, () => {
        const inner = readAny(cursor)
        expect(cursor, 'close')
        return inner
      })
    default:
      throw unexpected(token)
  }
}

function readText(
  cursor: Cursor,
  { text, offset }: Extract<Token, { text: string }>,
  kind: 'words' | 'phrase',
): Expression {
  cursor.texts += 1
  if (cursor.texts > MOST_TEXTS) {
    throw new ExpressionFault(`has more than ${MOST_TEXTS} words`, offset)
  }
  return { kind, text }
}

function deeper(cursor: Cursor, token: Token, read: () => Expression): Expression {
  cursor.depth += 1
  if (cursor.depth > MOST_DEPTH) {
    throw new ExpressionFault(`is nested deeper than ${MOST_DEPTH} levels`, token.offset)
  }
  const expression = read()
  cursor.depth -= 1
  return expression
}

function readField(cursor: Cursor, token: Extract<Token, { kind: 'field' }>): Expression {
  const { field, comparison } = token
  if (comparison === null) return { kind: 'present', field }
  const value = next(cursor)
  if (value.kind === 'open') {
    return { kind: 'field', field, comparison, values: readValues(cursor) }
  }
  const text = valueOf(value)
  const border = value.kind === 'word' && comparison === '=' ? text.indexOf('..') : -1
  if (border === -1) return { kind: 'field', field, comparison, values: [text] }
  const [from, to] = [text.slice(0, border), text.slice(border + 2)]
  if (from === '' || to === '') {
    throw new ExpressionFault('has a range with one end only', value.offset)
  }
  return { kind: 'between', field, from, to }
}

function readValues(cursor: Cursor): string[] {
  const values = [valueOf(next(cursor))]
  while (peek(cursor).kind === 'comma') {
    const comma = next(cursor)
    if (values.length >= MOST_VALUES) {
      throw new ExpressionFault(`has more than ${MOST_VALUES} values in a list`, comma.offset)
    }
    values.push(valueOf(next(cursor)))
  }
  expect(cursor, 'close')
  return values
}

function valueOf(token: Token): string {
  if (token.kind === 'word' || token.kind === 'quoted') return token.text
  throw token.kind === 'end'
    ? new ExpressionFault('ends where a value is expected', token.offset)
    : new ExpressionFault('has something else where a value is expected', token.offset)
}

function expect(cursor: Cursor, kind: Token['kind']): void {
  const token = next(cursor)
  if (token.kind !== kind) throw unexpected(token)
}

function unexpected({ kind, offset }: Token): ExpressionFault {
  return kind === 'end'
    ? new ExpressionFault('ends too early', offset)
    : new ExpressionFault(`has something unexpected (${kind})`, offset)
}

function single(parts: readonly Expression[]): Expression | null {
  return parts.length === 1 ? (parts[0] ?? null) : null
}

function peek({ tokens, at }: Cursor): Token {
  return tokens[Math.min(at, tokens.length - 1)] ?? { kind: 'end', offset: 0 }
}

function next(cursor: Cursor): Token {
  const token = peek(cursor)
  cursor.at += 1
  return token
}
