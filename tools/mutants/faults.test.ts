import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ALL_FAULTS } from './all-faults.ts'
import { findMisfit } from './apply-mutant.ts'
import { journeyFiles } from './journey-files.ts'

const JOURNEYS = globSync('e2e/**/*.spec.ts').map((file) => file.replaceAll('\\', '/'))

describe('the list of faults', () => {
  it('names each fault once', () => {
    const names = ALL_FAULTS.map(({ name }) => name)

    expect(names).toEqual([...new Set(names)])
  })

  it('names each fault after what goes wrong, with its subject first', () => {
    expect(ALL_FAULTS.filter(({ name }) => !/^[^:]+: \S/.test(name))).toEqual([])
  })

  it.each(ALL_FAULTS)('fits the code: $name', (fault) => {
    expect(findMisfit('.', fault)).toBeNull()
  })

  it('puts no fault into a test', () => {
    expect(ALL_FAULTS.filter(({ file }) => /\.(?:test|spec)\.tsx?$/.test(file))).toEqual([])
  })

  it.each([...new Set(ALL_FAULTS.flatMap(({ journeys = [] }) => journeys))])(
    'knows the journey %s',
    (name) => {
      expect(journeyFiles(name, JOURNEYS)).not.toEqual([])
    },
  )

  it('collects every file of faults', () => {
    const files = globSync('tools/mutants/faults/*.ts').map((file) => basename(file, '.ts'))
    const areas = new Set(ALL_FAULTS.map(({ area }) => area.replaceAll(' ', '-')))

    expect([...areas].toSorted()).toEqual(files.toSorted())
  })
})
