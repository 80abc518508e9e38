import { randomUUID } from 'node:crypto'
import type { Result } from '../bidi/protocol.ts'
import type { HostEvent } from './host-link.ts'

export type Emit = (method: string, params: Result) => void

const BLANK = 'about:blank'

interface WindowFacts {
  /** BiDi's name of the window. */
  context: string
  userContext: string
  emit: Emit
}

export interface Navigation {
  take(event: HostEvent): void
  /** Says that the window is sent to an address; gives the id of the navigation. */
  begin(address: string): string | null
  /** All of Playwright's worlds are one here; their names differ. */
  realm(sandbox: string | undefined): string
  end(): void
}

/** Turns what the page of a window reports into the events of a browsing context. */
export function followNavigation({ context, userContext, emit }: WindowFacts): Navigation {
  let realm = randomUUID()
  let url = BLANK
  /** Where the window was sent last. */
  let target: string | null = null
  let navigation: string | null = null

  emit('browsingContext.contextCreated', describe())
  announceRealm()

  function describe(): Result {
    return { context, url, userContext, children: null, parent: null, originalOpener: null }
  }

  function announceRealm(): void {
    emit('script.realmCreated', { realm, context, type: 'window', origin: originOf(url) })
  }

  function tell(name: string, facts: Result = {}): void {
    emit(`browsingContext.${name}`, { context, navigation, url, timestamp: Date.now(), ...facts })
  }

  function commit(): void {
    emit('script.realmDestroyed', { realm })
    realm = randomUUID()
    tell('navigationCommitted')
    announceRealm()
  }

  function log(entry: Result): void {
    emit('log.entryAdded', { source: { realm, context }, timestamp: Date.now(), ...entry })
  }

  /** A new window reports its empty document late, when another one may be on its way. */
  function isFirstDocument(event: HostEvent): boolean {
    return 'url' in event && event.url === BLANK && url === BLANK && target !== BLANK
  }

  function take(event: HostEvent): void {
    if (isFirstDocument(event)) return
    switch (event.kind) {
      case 'started':
        navigation ??= randomUUID()
        return tell('navigationStarted', { url: event.url })
      case 'document':
        navigation ??= randomUUID()
        url = event.url
        return commit()
      case 'moved':
        url = event.url
        return tell('historyUpdated')
      case 'failed':
        tell('navigationFailed', { message: event.message })
        navigation = null
        return
      case 'ready':
        return tell('domContentLoaded')
      case 'load':
        tell('load')
        navigation = null
        return
      case 'console': {
        const { level, text } = event
        const args = [{ type: 'string', value: text }]
        return log({ type: 'console', level, method: level, args, text })
      }
      case 'fault':
        return log({ type: 'javascript', level: 'error', text: event.text })
      case 'opened':
      case 'closed':
    }
  }

  return {
    take,
    begin(address) {
      const isFragment = address.includes('#') && withoutHash(address) === withoutHash(url)
      if (isFragment) return null
      target = address
      navigation = randomUUID()
      return navigation
    },
    realm: (sandbox) => (sandbox === undefined ? realm : `${realm}-${sandbox}`),
    end: () => emit('browsingContext.contextDestroyed', describe()),
  }
}

function withoutHash(address: string): string {
  return address.split('#')[0] ?? ''
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : 'null'
}
