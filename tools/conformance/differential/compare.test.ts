import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { compareClients, describeComparison, inOrder } from './compare.ts'
import type { Deviation } from './deviation.ts'
import type { Driver } from './driver.ts'
import { anObservableState } from './test-state.ts'

const LOAD = { do: 'load' } as const
const NEXT = { do: 'nextPage' } as const
const SAME_PAGE: Deviation = {
  name: 'stays',
  reason: 'It need not turn.',
  explains: ({ path }) => path === 'page.pagination.page',
}
const SAME_SUMMARY: Deviation = {
  name: 'counts',
  reason: 'It shows the same.',
  explains: ({ path }) => path === 'page.summary.firstProduct',
}

describe('two clients that do the same', () => {
  it('are the same to the end when nothing differs', async () => {
    const pair = { theirs: aDriver(), ours: aDriver() }

    const comparison = await compareClients(pair, inOrder([LOAD, NEXT, NEXT]), [])

    expect(comparison.differences).toEqual([])
    expect(comparison.actions).toHaveLength(3)
  })

  it('are followed no further than the first difference', async () => {
    const pair = { theirs: aDriver(), ours: aDriver({ isStuck: true }) }

    const comparison = await compareClients(pair, inOrder([LOAD, NEXT, LOAD]), [])

    expect(comparison.actions).toEqual([LOAD, NEXT])
    expect(comparison.differences).toContainEqual({
      path: 'page.pagination.page',
      theirs: 1,
      ours: 0,
    })
    expect(describeComparison(comparison)).toContain('{"do":"nextPage"}')
  })

  it('may differ where that is meant, which is noted', async () => {
    const pair = { theirs: aDriver(), ours: aDriver({ isStuck: true }) }

    const comparison = await compareClients(pair, inOrder([LOAD, NEXT, LOAD]), [
      SAME_PAGE,
      SAME_SUMMARY,
    ])

    expect(comparison.differences).toEqual([])
    expect([...comparison.deviations]).toEqual(['stays', 'counts'])
    expect(comparison.actions).toHaveLength(3)
  })

  it('are left alone once they have gone separate ways', async () => {
    const pair = { theirs: aDriver(), ours: aDriver({ isStuck: true }) }
    const parted: Deviation = {
      ...SAME_PAGE,
      explains: ({ path }) => path === 'page.pagination.page',
      parts: ['page.summary'],
    }

    const comparison = await compareClients(pair, inOrder([LOAD, NEXT, LOAD]), [parted])

    expect(comparison.actions).toEqual([LOAD, NEXT])
    expect(comparison.differences).toEqual([])
  })

  it('are still wrong where a meant difference leads to one that is not', async () => {
    const pair = { theirs: aDriver(), ours: aDriver({ isStuck: true }) }
    const parted: Deviation = { ...SAME_PAGE, parts: ['page.products'] }

    const { differences } = await compareClients(pair, inOrder([LOAD, NEXT]), [parted])

    expect(differences).toEqual([{ path: 'page.summary.firstProduct', theirs: 2, ours: 1 }])
  })
})

/** Turns pages, unless it is stuck. */
function aDriver({ isStuck = false } = {}): Driver {
  let turned = 0
  return {
    async perform(action: Action) {
      if (action.do === 'nextPage' && !isStuck) turned += 1
    },
    requests: () => [],
    state() {
      const { page, ...state } = anObservableState()
      const summary = { ...page.summary, firstProduct: turned + 1 }
      return {
        ...state,
        page: { ...page, summary, pagination: { ...page.pagination, page: turned } },
      }
    },
  }
}
