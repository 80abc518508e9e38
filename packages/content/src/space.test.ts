import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCopy, writeCopy } from './space-copy.ts'
import { EMPTY_SPACE, withChanges, type Change } from './space.ts'
import { anAsset, anEntry, aPage, aSpace, LOCALES_OF_SPACE } from './test-space.ts'

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.string()).map(([id, title]): Change => ({
    kind: 'entry',
    entry: anEntry(id, ['text', { title }]),
  })),
  fc.constantFrom('a', 'b').map((id): Change => ({ kind: 'asset', asset: anAsset(id) })),
  fc.constantFrom('a', 'b', 'c').map((id): Change => ({ kind: 'entry-gone', id })),
  fc.constantFrom('a', 'b').map((id): Change => ({ kind: 'asset-gone', id })),
)

/** What a service that began anew would tell. */
function everythingOf(changes: readonly Change[]): Change[] {
  const last = new Map<string, Change>()
  for (const change of changes) {
    if (change.kind === 'entry') last.set(`entry ${change.entry.id}`, change)
    else if (change.kind === 'asset') last.set(`asset ${change.asset.id}`, change)
    else last.set(`${change.kind.replace('-gone', '')} ${change.id}`, change)
  }
  return [...last.values()].filter(({ kind }) => !kind.endsWith('-gone'))
}

describe('the copy of a space', () => {
  it('is the same after any changes as one that is read anew', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyChange, { maxLength: 5 }), { maxLength: 6 }), (deltas) => {
        let space = withChanges(EMPTY_SPACE, [], LOCALES_OF_SPACE)
        for (const delta of deltas) space = withChanges(space, delta)
        const fresh = withChanges(EMPTY_SPACE, everythingOf(deltas.flat()), LOCALES_OF_SPACE)
        expect(space).toEqual(fresh)
      }),
    )
  })

  it('does not change when the next one is made', () => {
    const space = aSpace({ delivery: aPage() })

    withChanges(space, [{ kind: 'entry-gone', id: 'delivery' }])

    expect(space.entries.has('delivery')).toBe(true)
  })

  it('comes back from paper as it was', () => {
    const copy = { space: aSpace({ delivery: aPage() }), token: 'abc', source: 'here' }

    expect(readCopy(writeCopy(copy))).toEqual(copy)
  })

  it.each(['', '{', 'null', '[]', '{"version":2}', '{"version":1,"entries":7}'])(
    'is none for %j',
    (text) => {
      expect(readCopy(text)).toBeNull()
    },
  )
})
