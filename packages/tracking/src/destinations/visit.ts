import type { TrackingEnvironment } from '../environment.ts'

const KEY = 'saum-visit'
/** Who comes back later comes for another reason. */
const PAUSE_MS = 30 * 60 * 1000
const STORED = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})$/

export interface Visit {
  /** The id of the visit this moment belongs to; asking goes on with it. */
  id(): string
}

/**
 * One visit over all pages and tabs, until nothing has happened for half an hour. Nobody is recognised
 * in the next one. Where nothing can be stored, every page is a visit of its own.
 */
export function createVisit({
  now,
  randomId,
  storage,
}: Pick<TrackingEnvironment, 'now' | 'randomId' | 'storage'>): Visit {
  let inMemory: string | null = null

  function stored(time: number): string | null {
    try {
      const [, id, lastAt] = STORED.exec(storage.get(KEY) ?? '') ?? []
      const isOpen = Math.abs(time - Number(lastAt)) < PAUSE_MS
      return id !== undefined && isOpen ? id : null
    } catch {
      return inMemory
    }
  }

  return {
    id() {
      const time = now()
      const id = stored(time) ?? randomId()
      try {
        storage.set(KEY, `${id}.${Math.floor(time)}`)
      } catch {
        inMemory ??= id
        return inMemory
      }
      return id
    },
  }
}
