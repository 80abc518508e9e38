import { describeError, type Log } from '@saum/thread/log'
import type { EventLog } from '../events/event-log.ts'
import type { HandlerContext } from '../http/route.ts'
import { refusesTracking } from './consent.ts'
import { isTeaching } from './teaching-search.ts'

interface DoneSearch {
  query: string
  /** `null` for a visitor who has not agreed to be recognised. */
  clientId: string | null
  total: number
  responseId: string
}

/**
 * Remembers what was searched for, for visitors who agreed, if the shop can learn from it. No request waits for it,
 * and a search that could not be kept is still a search.
 */
export function keepSearch(
  { claims, now, request, shop }: Pick<HandlerContext, 'claims' | 'now' | 'request' | 'shop'>,
  { clientId, ...search }: DoneSearch,
  { events, log }: { events: EventLog; log: Log },
): void {
  const query = search.query.trim()
  if (clientId === null || clientId === '' || query === '') return
  if (refusesTracking(request.headers)) return
  const { shopId } = claims
  const done = { kind: 'search', shopId, at: now, clientId, ...search, query } as const

  async function keep(): Promise<void> {
    if (await isTeaching(shop, done)) await events.append([done], request.headers['x-client-key'])
  }

  keep().catch((error: unknown) => {
    const fields = { error: describeError(error) }
    log({ level: 'error', message: 'A search could not be kept', fields })
  })
}
