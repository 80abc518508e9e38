import { createContext } from 'react'

/**
 * The parts of a page that are the same for everybody in a shop, rendered once and reused as text:
 * React would spend a third of a page's time on their links alone.
 */
export interface Chrome {
  header: string
  footer: string
  /** What the header can mark as the place of the page. */
  sections: readonly { key: string; href: string }[]
}

export type ChromePart = 'header' | 'footer'

/** Filled on the server; a browser keeps the markup it received. */
export const ChromeContext = createContext<Chrome | null>(null)
