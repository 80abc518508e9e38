import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openResultsFile } from './results-file.ts'
import { aMutant, aResult } from './test-mutant.ts'

let folder = ''

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'saum-results-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function open({ fresh = false, forget = (): boolean => false } = {}) {
  return openResultsFile(join(folder, 'deep', 'results.json'), { fresh, forget })
}

describe('the file of results', () => {
  it('hands a result to the next run', () => {
    open().keep(aMutant(), aResult())

    expect(open().find(aMutant())).toMatchObject({ result: 'caught', by: 'a.test.ts' })
  })

  it('keeps results of other runs', () => {
    const other = aMutant({ name: 'money: cents are doubled' })
    open().keep(other, aResult({ name: other.name }))
    open().keep(aMutant(), aResult())

    expect(open().find(other)).toBeDefined()
  })

  it.each([
    ['the fault has been edited', {}, aMutant({ replace: 'cents + 2' })],
    ['the run starts over', { fresh: true }, aMutant()],
    ['such results are tried again', { forget: () => true }, aMutant()],
  ])('has no result when %s', (_title, options, mutant) => {
    open().keep(aMutant(), aResult())

    expect(open(options).find(mutant)).toBeUndefined()
  })
})
