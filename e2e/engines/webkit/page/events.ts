'use strict'

/*
 * Reports what happens in a document: where it is in loading, where its address moves, what is written to
 * the console. WebKit runs this text before the page's own script. It imports nothing.
 */
{
  const page = window
  /** A page that is left has gone by then. */
  const LEAVING_MS = 1_000

  function tell(event: Record<string, unknown>): void {
    const { webkit } = page as unknown as {
      webkit: { messageHandlers: Record<string, { postMessage(text: string): void }> }
    }
    webkit.messageHandlers['relay']?.postMessage(JSON.stringify(event))
  }

  function describeError(error: unknown): string {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }

  function tellMoves(method: 'pushState' | 'replaceState'): void {
    const change = page.history[method].bind(page.history)
    page.history[method] = (...args) => {
      change(...args)
      tell({ kind: 'moved', url: page.location.href })
    }
  }

  tell({ kind: 'document', url: page.location.href })
  page.addEventListener('pageshow', ({ persisted }) => {
    // Back from the browser's page cache: the same document, with all it held.
    if (!persisted) return
    for (const kind of ['document', 'ready', 'load']) tell({ kind, url: page.location.href })
  })
  page.document.addEventListener('DOMContentLoaded', () => tell({ kind: 'ready' }))
  page.addEventListener('load', () => tell({ kind: 'load' }))
  for (const type of ['popstate', 'hashchange']) {
    page.addEventListener(type, () => tell({ kind: 'moved', url: page.location.href }))
  }
  tellMoves('pushState')
  tellMoves('replaceState')

  for (const level of ['error', 'warn'] as const) {
    const print = page.console[level].bind(page.console)
    page.console[level] = (...args: unknown[]) => {
      print(...args)
      tell({ kind: 'console', level, text: args.map(describeError).join(' ') })
    }
  }
  page.addEventListener(
    'error',
    ({ error, message, target }) => {
      if (target instanceof Element) {
        const address = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
        const text = `${target.localName} not loaded: ${address}`
        // What breaks off because the page is left is no fault.
        page.setTimeout(() => tell({ kind: 'console', level: 'error', text }), LEAVING_MS)
      } else tell({ kind: 'fault', text: error === null ? message : describeError(error) })
    },
    true,
  )
  page.addEventListener('unhandledrejection', ({ reason }) => {
    tell({ kind: 'fault', text: describeError(reason) })
  })
  page.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    tell({
      kind: 'console',
      level: 'error',
      text: `Refused by ${violatedDirective}: ${blockedURI}`,
    })
  })
}
