import type { Engine } from '../engine.ts'
import type { Environment } from '../environment.ts'
import { attempt } from '../attempt.ts'
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
  const stored = storedIds(environment).find(Boolean)
  const clientId = isUuid(stored) ? stored : environment.randomId()
  return keepId(environment, clientId, COOKIE_LIFE_MS) ? clientId : ''
}

/** Stores the id of a visitor; answers whether the next page will find it. */
export function keepId(environment: Environment, id: string, lifeMs: number) {
  const { cookies, localStorage } = environment
  attempt(() => localStorage?.set(VISITOR_KEY, id))
  attempt(() => cookies?.set(VISITOR_COOKIE, id, lifeMs))
  return storedIds(environment).includes(id)
}

/** The cookie comes first: where the environment writes it for a whole domain, all its hosts share it. */
function storedIds({ cookies, localStorage }: Environment) {
  return [
    attempt(() => cookies?.get(VISITOR_COOKIE)),
    attempt(() => localStorage?.get(VISITOR_KEY)),
  ]
}
