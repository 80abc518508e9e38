import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = import.meta.dirname
const STATEMENT = /\[([3-9]\.\d+)\]/g

/** The tests that carry the number of a statement in a title. */
function findProofs(): Map<string, string[]> {
  const proofs = new Map<string, string[]>()
  for (const file of globSync('**/*.test.ts', { cwd: SOURCES }).toSorted()) {
    const text = readFileSync(join(SOURCES, file), 'utf8')
    const numbers = new Set([...text.matchAll(STATEMENT)].map(([, number = '']) => number))
    for (const number of numbers) {
      proofs.set(number, [...(proofs.get(number) ?? []), file.replace('.test.ts', '')])
    }
  }
  return proofs
}

function readTable(): Map<string, string[]> {
  const readme = readFileSync(join(SOURCES, '../README.md'), 'utf8')
  const rows = readme.matchAll(/^\| (\d\.\d+) \| (.+) \|$/gm)
  return new Map([...rows].map(([, number = '', files = '']) => [number, files.split(', ')]))
}

describe('the table of proven statements', () => {
  it('names every statement with the tests that carry its number', () => {
    expect(Object.fromEntries(readTable())).toEqual(Object.fromEntries(findProofs()))
  })
})
