import { expect, it } from 'vitest'
import { numbered } from './portable-statements.ts'

it('numbers the places of a statement, and leaves texts alone', () => {
  expect(numbered(`select * from basket where key = ? and note <> 'why?' limit ?`)).toBe(
    `select * from basket where key = $1 and note <> 'why?' limit $2`,
  )
})

it('leaves places that have numbers', () => {
  expect(numbered('select $2, $1, $1')).toBe('select $2, $1, $1')
})
