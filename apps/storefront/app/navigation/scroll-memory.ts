import { createSessionMemory, type SessionMemory, type TextStorage } from './session-memory.ts'

/** The height of the header over a listing. */
export const HEADER_OFFSET_PX = 158
const MAX_PATHS = 50

type Places = Record<string, number>

export interface ScrollMemory {
  /** `topPx` is where on the document the visitor was: below the header, not below the window. */
  remember(pathname: string, topPx: number): void
  /** How far to scroll so that the remembered place is right below the header. */
  recall(pathname: string): number | null
}

function createScrollMemory(memory: SessionMemory<Places>): ScrollMemory {
  return {
    remember(pathname, topPx) {
      const { [pathname]: _, ...others } = memory.read() ?? {}
      const kept = Object.entries(others).slice(-(MAX_PATHS - 1))
      memory.write({ ...Object.fromEntries(kept), [pathname]: Math.round(topPx) })
    },
    recall(pathname) {
      const topPx = memory.read()?.[pathname]
      return topPx === undefined ? null : Math.max(0, topPx - HEADER_OFFSET_PX)
    },
  }
}

export function createTabScrollMemory(openStorage: () => TextStorage): ScrollMemory {
  return createScrollMemory(
    createSessionMemory(openStorage, { key: 'saum:category-scroll', parse: parsePlaces }),
  )
}

let ofThisTab: ScrollMemory | undefined

/** Only browsers have one. Listings alone need it, so it comes with them and not with every page. */
export function tabScrollMemory(): ScrollMemory {
  ofThisTab ??= createTabScrollMemory(() => sessionStorage)
  return ofThisTab
}

function parsePlaces(found: unknown): Places | null {
  if (typeof found !== 'object' || found === null) return null
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  )
}

/** Where the visitor leaves a listing: at the tile they followed, else at what they see. */
export function leavingTopPx(followedTopPx: number | null, scrollYPx: number): number {
  return followedTopPx ?? scrollYPx + HEADER_OFFSET_PX
}

interface Arrival {
  historyAction: 'POP' | 'PUSH' | 'REPLACE'
  fromPath: string
  toPath: string
  isFromProduct: boolean
}

/**
 * Whether a listing is come back to, by history or by a link of the product it led to. A listing
 * opened from a menu starts at its top; a new filter on the same path keeps its place.
 */
export function isReturn({ historyAction, fromPath, toPath, isFromProduct }: Arrival): boolean {
  return fromPath !== toPath && (historyAction === 'POP' || isFromProduct)
}
