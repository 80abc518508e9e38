import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { applyMutant, findMisfit, mutate } from './apply-mutant.ts'
import { aMutant } from './test-mutant.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saum-apply-'))
  writeFileSync(join(root, 'money.ts'), 'return cents + 1\n')
})

afterEach(() => rmSync(root, { recursive: true }))

describe('applying a fault', () => {
  it('changes the file and restores it', () => {
    const read = () => readFileSync(join(root, 'money.ts'), 'utf8')
    const applied = applyMutant(root, aMutant())

    expect(read()).toBe('return cents\n')

    applied[Symbol.dispose]()
    expect(read()).toBe('return cents + 1\n')
  })

  it('takes the replacement literally', () => {
    expect(mutate('a + b', aMutant({ find: 'a', replace: "$& $' $$" }))).toEqual({
      text: "$& $' $$ + b",
    })
  })

  it.each([
    ['the file is missing', aMutant({ file: 'cents.ts' }), 'there is no file cents.ts'],
    ['the text is missing', aMutant({ find: 'euros' }), 'the text to replace occurs 0 times'],
    ['the text is ambiguous', aMutant({ find: 'n' }), 'the text to replace occurs 2 times'],
    ['nothing would change', aMutant({ replace: 'cents + 1' }), 'the replacement changes nothing'],
  ])('is refused when %s', (_title, mutant, reason) => {
    expect(findMisfit(root, mutant)).toBe(reason)
  })

  it('is possible when the text occurs once', () => {
    expect(findMisfit(root, aMutant())).toBeNull()
  })
})
