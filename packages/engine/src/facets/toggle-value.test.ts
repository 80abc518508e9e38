import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlainValue } from '../wire/facet.ts'
import { isSameValue, toggleValue, type ToggleVerb } from './toggle-value.ts'

const state = fc.constantFrom('idle' as const, 'selected' as const, 'excluded' as const)
const verb = fc.constantFrom<ToggleVerb>('select', 'exclude')
const values = fc.uniqueArray(
  fc.record({ value: fc.constantFrom('Blau', 'Rot', 'Weiß', 'Grün', 'Gelb'), state }),
  { selector: ({ value }) => value, minLength: 1 },
)

function toggled(all: readonly PlainValue[], value: string, by: ToggleVerb) {
  return toggleValue(all, { value, state: 'idle' }, isSameValue, by)
}

describe('[4.24] toggling a value that is there', () => {
  it.each([
    ['select', 'idle', 'selected'],
    ['select', 'selected', 'idle'],
    ['select', 'excluded', 'selected'],
    ['exclude', 'idle', 'excluded'],
    ['exclude', 'excluded', 'idle'],
    ['exclude', 'selected', 'excluded'],
  ] as const)('%s turns %s into %s', (by, before, after) => {
    const { changed } = toggled([{ value: 'Blau', state: before }], 'Blau', by)

    expect(changed).toEqual({ values: [{ value: 'Blau', state: after }] })
  })

  it('changes no other value and moves none', () => {
    fc.assert(
      fc.property(values, fc.nat(), verb, (all, at, by) => {
        const { value } = all[at % all.length]!

        const { changed } = toggled(all, value, by)

        expect(changed.values.map((one) => one.value)).toEqual(all.map((one) => one.value))
        expect(changed.values.filter((one) => one.value !== value)).toEqual(
          all.filter((one) => one.value !== value),
        )
      }),
    )
  })

  it('is undone by toggling once more, unless the value had been set the other way', () => {
    fc.assert(
      fc.property(values, fc.nat(), verb, (all, at, by) => {
        const picked = all[at % all.length]!
        fc.pre(picked.state === 'idle' || (picked.state === 'selected') === (by === 'select'))

        const once = toggled(all, picked.value, by).changed.values
        const twice = toggled(once, picked.value, by).changed.values

        expect(twice).toEqual(all)
      }),
    )
  })

  it('never leaves a value both selected and excluded, whatever is clicked', () => {
    const clicks = fc.array(fc.tuple(fc.nat(), verb))
    fc.assert(
      fc.property(values, clicks, (all, clicked) => {
        let now: readonly PlainValue[] = all
        for (const [at, by] of clicked) {
          const { value } = now[at % now.length]!
          const before = now[at % now.length]!.state
          now = toggled(now, value, by).changed.values
          const on = by === 'select' ? 'selected' : 'excluded'
          expect(now.find((one) => one.value === value)?.state).toBe(before === on ? 'idle' : on)
        }
        expect(new Set(now.map((one) => one.value)).size).toBe(all.length)
      }),
    )
  })
})

// Deviation: absent-value-is-set
describe('[4.25] toggling a value that is not there', () => {
  it('puts it before the first idle value, and the last idle one makes room', () => {
    const all: PlainValue[] = [
      { value: 'blau', state: 'selected' },
      { value: 'rot', state: 'idle' },
      { value: 'weiss', state: 'idle' },
      { value: 'schwarz', state: 'idle' },
    ]

    const { changed } = toggled(all, 'rosa', 'select')

    expect(changed).toEqual({
      values: [
        { value: 'blau', state: 'selected' },
        { value: 'rosa', state: 'selected' },
        { value: 'rot', state: 'idle' },
        { value: 'weiss', state: 'idle' },
      ],
      numberOfValues: 4,
    })
  })

  // Deviation: insertion-keeps-set-values
  it('never pushes out a value the visitor has set, even if it is the last', () => {
    const all: PlainValue[] = [
      { value: 'Rot', state: 'idle' },
      { value: 'Blau', state: 'selected' },
    ]

    expect(toggled(all, 'Rosa', 'select').changed.values).toEqual([
      { value: 'Rosa', state: 'selected' },
      { value: 'Blau', state: 'selected' },
    ])
  })

  it('appends it where every value is set', () => {
    const { changed } = toggled([{ value: 'Blau', state: 'excluded' }], 'Rosa', 'exclude')

    expect(changed).toEqual({
      values: [
        { value: 'Blau', state: 'excluded' },
        { value: 'Rosa', state: 'excluded' },
      ],
      numberOfValues: 2,
    })
  })

  it('sets it as asked, keeps what was set, and grows only where nothing is idle', () => {
    fc.assert(
      fc.property(values, verb, (all, by) => {
        const hasIdle = all.some((one) => one.state === 'idle')
        const wasSet = all.filter((one) => one.state !== 'idle')

        const { changed, wasThere } = toggled(all, 'Rosa', by)

        const on = by === 'select' ? 'selected' : 'excluded'
        expect(wasThere).toBe(false)
        expect(changed.values.filter((one) => one.value === 'Rosa')).toEqual([
          { value: 'Rosa', state: on },
        ])
        expect(changed.values).toEqual(expect.arrayContaining(wasSet))
        expect(changed.values).toHaveLength(hasIdle ? all.length : all.length + 1)
        expect(changed.numberOfValues).toBe(changed.values.length)
      }),
    )
  })
})
