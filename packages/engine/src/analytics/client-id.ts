import type { Engine } from '../engine.ts'
import type { Environment } from '../environment.ts'
import { attempt } from './attempt.ts'
import { mayFollow } from './may-follow.ts'
import { isUuid } from './uuid.ts'

export const VISITOR_KEY = 'visitorId'
export const VISITOR_COOKIE = 'coveo_visitorId'
const COOKIE_LIFE_MS = 31_556_952_000

/** Which visitor this is, as far as we may know; empty where we may not or cannot. */
export function clientIdOf(engine: Engine): string {
  return mayFollow(engine) ? engine.part(recognizeVisitor) : ''
}

function recognizeVisitor({ environment }: Engine): string {
  const given = environment.navigator().clientId
  if (given === '' || isUuid(given)) return given
  if (given !== undefined) environment.log('warn', 'Invalid UUID.', given)
  // Without storage every page would be another visitor, and a server would invent one per request.
  if (environment.localStorage === null) return ''
  const stored = storedId(environment)
  const clientId = isUuid(stored) ? stored : environment.randomId()
  attempt(() => environment.localStorage?.set(VISITOR_KEY, clientId))
  attempt(() => environment.cookies?.set(VISITOR_COOKIE, clientId, COOKIE_LIFE_MS))
  return clientId
}

/** The cookie is asked first: it is shared by all hosts of the shop. */
function storedId({ cookies, localStorage }: Environment): string | null {
  return (
    attempt(() => cookies?.get(VISITOR_COOKIE)) ||
    attempt(() => localStorage?.get(VISITOR_KEY)) ||
    null
  )
}
