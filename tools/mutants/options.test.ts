import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { selectMutants } from './select.ts'
import { aMutant } from './test-mutant.ts'

describe('the options', () => {
  it.each([
    [[], { unitTests: true, journeys: true }],
    [['--no-journeys'], { unitTests: true, journeys: false }],
    [['--journeys-only'], { unitTests: false, journeys: true }],
  ])('%j choose what is run', (args, phases) => {
    expect(readOptions(args).phases).toEqual(phases)
  })

  it('keep results of an older suite in a file of its own', () => {
    expect(readOptions([]).results).toBe('node_modules/.cache/mutants.json')
    expect(readOptions(['--suite', 'v1/a~2']).results).toBe(
      'node_modules/.cache/mutants-v1_a_2.json',
    )
  })

  it.each([
    [['--jobs', 'many'], '--jobs takes a whole number'],
    [['--jobs', '0'], '--jobs takes a whole number'],
    [['--no-journeys', '--journeys-only'], 'leave nothing to run'],
    [['--olny', 'money'], '--olny'],
  ])('refuse %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message)
  })
})

describe('choosing faults', () => {
  const all = [aMutant(), aMutant({ area: 'orders', name: 'returns: A parcel is lost' })]

  it.each([
    [undefined, 2],
    ['orders', 1],
    ['a PARCEL', 1],
    ['lost', 2],
  ])('by %j finds %i', (only, count) => {
    expect(selectMutants(all, only)).toHaveLength(count)
  })

  it('by a text that occurs nowhere is an error that names the areas', () => {
    expect(() => selectMutants(all, 'mony')).toThrow(
      'No fault and no area contains "mony". The areas are: money, orders.',
    )
  })
})
