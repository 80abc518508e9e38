import { readFileSync } from 'node:fs'
import { OLDEST_BROWSERS } from '@saum/domain/supported-browsers'
import { expect, it } from 'vitest'
import { writeAllowedTable } from './allowed-table.ts'

const page = readFileSync('docs/browsers.md', 'utf8')

it('docs/browsers.md shows every feature that is allowed, with its fallback and its test', () => {
  const [table] = /^\| Feature [^]*?\|\n(?!\|)/m.exec(page) ?? ['']

  expect(table.trimEnd()).toBe(writeAllowedTable())
})

it('docs/browsers.md names the oldest browsers that run the scripts', () => {
  const { chrome, firefox, safari } = OLDEST_BROWSERS

  expect(page).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari}`)
})
