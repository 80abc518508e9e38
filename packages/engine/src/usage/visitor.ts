import { attempt } from '../attempt.ts'
import { keepId, VISITOR_COOKIE, VISITOR_KEY } from '../analytics/client-id.ts'
import { mayFollow } from '../analytics/may-follow.ts'
import { isUuid } from '../analytics/uuid.ts'
import type { Engine } from '../engine.ts'
import { clientIdFromLink, decorateLink } from './link-token.ts'
import { nameUuid } from './name-uuid.ts'

const COOKIE_LIFE_MS = 31_556_926_000

/** Changing this would make every visitor of every shop that names its visitors a stranger. */
const CLIENT_ID_NAMESPACE = '38824e1f-37f5-42d3-8372-a4b8fa9df946'

/** Who sends the events of legacy mode. */
export interface Visitor {
  /** Empty where nothing may or can be stored. */
  id(): string
  /** Takes over the id the provider knows the visitor by. */
  remember(id: string | undefined): void
  /** Names the visitor: by a UUID, or by anything unique within a namespace. */
  setClientId(value: string, namespace?: string): Promise<void>
  /** From which hosts a visitor may bring the id along; before the id is first asked for. */
  acceptLinksFrom(hosts: readonly string[]): void
  /** A link that takes the id along, where there is one. */
  decorateLink(url: string): string
  forget(): void
}

export function createVisitor(engine: Engine): Visitor {
  const { environment } = engine
  const { localStorage, cookies, now, randomId } = environment
  let known = ''
  let acceptedReferrers: readonly string[] = []

  function recognize(): string {
    const { clientId, location, referrer } = environment.navigator()
    if (isUuid(clientId)) return clientId
    if (localStorage === null && cookies === null) return ''
    const stored =
      attempt(() => localStorage?.get(VISITOR_KEY)) || attempt(() => cookies?.get(VISITOR_COOKIE))
    const linked = clientIdFromLink({ location, referrer, nowMs: now(), acceptedReferrers })
    return linked ?? (isUuid(stored) ? stored : '')
  }

  function remember(named: string | undefined): void {
    if (!isUuid(named) || !mayFollow(engine)) return
    known = named
    keepId(environment, named, COOKIE_LIFE_MS)
  }

  function id(): string {
    if (!mayFollow(engine)) return ''
    if (known === '') remember(recognize())
    if (known !== '') return known
    // One that cannot be kept would be another visitor on every page.
    const stranger = randomId()
    if (keepId(environment, stranger, COOKIE_LIFE_MS)) known = stranger
    return known
  }

  return {
    id,
    remember,
    async setClientId(value, namespace = '') {
      if (isUuid(value)) return remember(value.toLowerCase())
      if (namespace === '') {
        throw new Error('Cannot generate uuid client id without a specific namespace string.')
      }
      remember(await nameUuid(value, await nameUuid(namespace, CLIENT_ID_NAMESPACE)))
    },
    acceptLinksFrom(hosts) {
      if (!Array.isArray(hosts) || hosts.some((host) => typeof host !== 'string')) {
        throw new Error('Parameter should be an array of domain strings')
      }
      acceptedReferrers = hosts
    },
    decorateLink(url) {
      const clientId = id()
      return clientId === '' ? url : decorateLink(url, clientId, now())
    },
    forget() {
      known = ''
      attempt(() => localStorage?.remove(VISITOR_KEY))
      attempt(() => cookies?.remove(VISITOR_COOKIE))
    },
  }
}
