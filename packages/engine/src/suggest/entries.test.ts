import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeEntries, changeEntry, entryOf, withEntry, type Entries } from './entries.ts'

describe('things a visitor named', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'are not there before they were set, even when called %s',
    (key) => {
      const empty: Entries<string> = {}

      const filled = withEntry(empty, key, 'Bluse')

      expect(entryOf(empty, key)).toBeUndefined()
      expect(changeEntry(empty, key, () => 'Hose')).toBe(empty)
      expect(entryOf(filled, key)).toBe('Bluse')
      expect(entryOf(JSON.parse(JSON.stringify(filled)) as Entries<string>, key)).toBe('Bluse')
    },
  )

  it('change alone, and not at all when nothing is new', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), fc.string(), (entries, key) => {
        const changed = changeEntry(entries, key, (count) => count + 1)

        expect(changeEntry(entries, key, (count) => count)).toBe(entries)
        expect(changeEntries(entries, (count) => count)).toBe(entries)
        for (const one of Object.keys(entries)) {
          expect(entryOf(changed, one)).toBe((entryOf(entries, one) ?? 0) + (one === key ? 1 : 0))
        }
      }),
    )
  })

  it('keep what they were first', () => {
    const boxes = withEntry({}, 'header', 'Bluse')

    expect(withEntry(boxes, 'header', 'Hose')).toBe(boxes)
  })
})
