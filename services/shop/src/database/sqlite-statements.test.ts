import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { createSqliteStatements } from './sqlite-statements.ts'

describe('places of a statement', () => {
  it.each([
    ['in order', 'select $1 as a, $2 as b', { a: 'x', b: 'y' }],
    ['out of order', 'select $2 as a, $1 as b', { a: 'y', b: 'x' }],
    ['used twice', 'select $1 as a, $1 as b, $2 as c', { a: 'x', b: 'x', c: 'y' }],
  ])('that are %s get their values', (_, text, row) => {
    const statements = createSqliteStatements(new DatabaseSync(':memory:'))

    expect(statements.all(text, ['x', 'y'])).toEqual([row])
  })
})
