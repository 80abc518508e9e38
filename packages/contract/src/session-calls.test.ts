import { describe, expect, it } from 'vitest'
import * as basketCalls from './basket.ts'
import type { Call } from './call.ts'
import { SESSION_CALLS, SESSION_STARTING_CALLS } from './session-calls.ts'
import * as wishlistCalls from './wishlist.ts'

describe('calls that need a session', () => {
  const calls: Call[] = [...Object.values(basketCalls), ...Object.values(wishlistCalls)]

  it('are all those that refuse to work without one', () => {
    const needing = calls.filter(({ refusals }) => 'no-session' in refusals)

    expect([...SESSION_CALLS].toSorted()).toEqual(needing.map(({ name }) => name).toSorted())
  })

  it('start one only by adding something', () => {
    const adding = [...SESSION_CALLS].filter((name) => name.startsWith('add'))

    expect([...SESSION_STARTING_CALLS]).toEqual(adding)
  })
})
