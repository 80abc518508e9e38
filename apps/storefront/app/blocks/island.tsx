import { createContext, createElement, use, type ComponentProps } from 'react'
import type { ServedIslands } from './served-islands.ts'

export type IslandName = keyof ServedIslands

export type IslandData<Name extends IslandName> = ComponentProps<ServedIslands[Name]>

/** An island and what it shows; the data travels with the page. */
export type IslandUse = {
  [Name in IslandName]: {
    island: Name
    data: IslandData<Name>
    /** The document holds it already: a browser shows that until the island has arrived. */
    isServed?: true
  }
}[IslandName]

/** Where the islands of a page are noted while its blocks become markup. */
export const IslandNotesContext = createContext<IslandUse[] | null>(null)

export const ISLAND_MARK = 'saum-island'
export const SLOT_MARK = 'saum-slot'

/**
 * A part of a block that comes to life in the browser. In the markup it is a mark only: React itself
 * renders the island there, on the server and in the browser.
 */
export function Island({ use: island }: { use: IslandUse }) {
  const notes = use(IslandNotesContext)
  const at = notes ? notes.push(island) - 1 : 0
  return createElement(ISLAND_MARK, { at })
}

/** A place among the blocks that the route itself fills. */
export function Slot({ name }: { name: string }) {
  return createElement(SLOT_MARK, { name })
}
