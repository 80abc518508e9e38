import { performWith, type Action, type Performers } from './action.ts'
import type { ComparedRequest } from './mask.ts'
import type { ObservableState } from './observable-state.ts'
import type { Recorder } from './recorder.ts'
import type { Spoil } from './spoil.ts'

/** A client in the hands of the test. */
export interface Driver {
  /** Settles when the client has nothing more to ask or to wait for. */
  perform(action: Action): Promise<void>
  /** What the last action made it send, in order. */
  requests(): readonly ComparedRequest[]
  state(): ObservableState
}

/** Where a sequence plays. */
export interface Scene {
  page: 'listing' | 'search'
  /** Of the page within the shop, such as `/de/c/damen/`. */
  path: string
  /** Another token than the shop's, which both clients then have to renew. */
  accessToken?: string
}

export interface DriverParts {
  performers: Performers
  state(): ObservableState
  recorder: Recorder
  /** Told what the client threw where nobody could catch it. */
  onStrays(strays: readonly unknown[]): void
}

/** What is the same for both clients: actions go to performers, requests come from the recorder. */
export function createDriver({ performers, state, recorder, onStrays }: DriverParts): Driver {
  let requests: readonly ComparedRequest[] = []
  let planned: Spoil | null = null
  return {
    async perform(action) {
      if (action.do === 'spoil') {
        planned = action.how
        requests = []
        return
      }
      const spoil = planned
      planned = null
      const recording = await recorder.record(() => void performWith(performers, action), spoil)
      requests = recording.requests
      onStrays(recording.strays)
    },
    requests: () => requests,
    state,
  }
}

/** The slots of the shop that are tried. */
export const SLOT_IDS = {
  similar: '4da0343e-4c81-4550-9d8b-253c8a55f130',
  popular: '6ca796bb-f41f-4687-879b-3a55fdec0525',
} as const

/** Where a standalone box leads when no rule says otherwise. */
export const RESULT_PAGE = '/de/search/'
