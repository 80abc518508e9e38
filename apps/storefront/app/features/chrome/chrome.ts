import { createContext, type ComponentType } from 'react'
import type { Place } from './shop-places.ts'

/**
 * The parts of a page that are the same for everybody in a shop, rendered once and reused as text:
 * React would spend a third of a page's time on their links alone.
 */
export interface Chrome {
  header: string
  footer: string
  /** The same for the checkout: nothing that leads away from it by accident. */
  slimHeader: string
  slimFooter: string
  /** What the header can mark as the place of the page. */
  sections: readonly { key: string; href: string }[]
  /** Where an address may lead that was mistyped. */
  places: readonly Place[]
  /** The shop service failed before it had ever told them; the next chrome will have them. */
  lacksCategories: boolean
}

export type ChromePart = 'header' | 'footer'

/**
 * What the server renders with every page and a browser keeps as it received it, until the script that
 * it does not wait for takes over.
 */
export interface ServedChrome {
  markup(part: ChromePart, pathname: string): string
  ShopSwitch: ComponentType
}

/** Filled on the server only. */
export const ChromeContext = createContext<ServedChrome | null>(null)
