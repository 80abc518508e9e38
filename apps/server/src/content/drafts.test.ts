import type { SyncResult } from '@saum/content/delivery-client'
import { describe, expect, it, vi } from 'vitest'
import { createDrafts } from './drafts.ts'

const EMPTY: SyncResult = { changes: [], locales: [], token: null }
const NOW = new Date('2026-11-16T12:00:00Z')
const MAY = new Date('2027-05-01T12:00:00Z')

function someDrafts() {
  let now = NOW.getTime()
  const readAll = vi.fn(async (_at?: Date) => EMPTY)
  const client = { readAll, readChanges: async () => EMPTY }
  const { read } = createDrafts(
    client,
    () => {},
    () => now,
  )
  return { read, readAll, wait: (ms: number) => void (now += ms) }
}

describe('[2.34] drafts', () => {
  it('are all of them for who looks at now, and those of the plan for who chose a moment', async () => {
    const { read, readAll } = someDrafts()

    await read({ at: NOW, isChosen: false })
    await read({ at: MAY, isChosen: true })

    expect(readAll.mock.calls).toEqual([[undefined], [MAY]])
  })

  it('are asked for once by a page and its data, and anew by the next one', async () => {
    const { read, readAll, wait } = someDrafts()

    await read({ at: MAY, isChosen: true })
    await read({ at: new Date(MAY), isChosen: true })
    expect(readAll).toHaveBeenCalledTimes(1)

    wait(1000)
    await read({ at: MAY, isChosen: true })
    expect(readAll).toHaveBeenCalledTimes(2)
  })
})
