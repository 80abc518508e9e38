import { createContext } from 'react'
import type { ServedIslands } from './served-islands.ts'

/** What the server knows and a browser takes from the document. */
export interface ServedBlocks {
  /** By the key of the piece. */
  markup: ReadonlyMap<string, string>
  islands: ServedIslands
}

/** Filled on the server only. */
export const ServedBlocksContext = createContext<ServedBlocks | null>(null)
