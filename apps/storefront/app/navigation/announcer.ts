export interface Announcer {
  /** Speaks a text once, also when it is the one spoken last. */
  say(text: string): void
  /** What the live region holds. */
  spoken(): string
  subscribe(listener: () => void): () => void
}

/** Screen readers stay silent when a region does not change; this mark changes it unheard. */
const UNHEARD_MARK = '\u00A0'

export function createAnnouncer(): Announcer {
  const listeners = new Set<() => void>()
  let spoken = ''

  return {
    say(text) {
      spoken = text === spoken ? `${text}${UNHEARD_MARK}` : text
      for (const listener of listeners) listener()
    },
    spoken: () => spoken,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface PagePlace {
  pathname: string
  hash: string
}

export interface Arrival {
  speaksTitle: boolean
  movesFocus: boolean
}

/** A new page is announced and read from its heading; a new filter or size is not a new page. */
export function arrivalAt(from: PagePlace, to: PagePlace): Arrival {
  const isNewPage = from.pathname !== to.pathname
  return { speaksTitle: isNewPage, movesFocus: isNewPage && to.hash === '' }
}
