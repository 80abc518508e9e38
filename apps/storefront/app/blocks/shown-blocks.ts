import type { IslandUse } from './island.tsx'

/** Markup as the server wrote it; `null` where the document carries it and the data need not. */
export interface StaticPiece {
  key: string
  html: string | null
  /** The element that holds the markup, where a neutral one would not be allowed. */
  tag?: string
  attributes?: PieceAttributes
}

/** An element around an island. */
export interface ElementPiece {
  tag: string
  attributes: PieceAttributes
  children: ShownPiece[]
}

/** A place the route itself fills, such as with its form. */
export interface SlotPiece {
  slot: string
}

export type PieceAttributes = Record<string, string | Record<string, string>>
export type ShownPiece = StaticPiece | ElementPiece | SlotPiece | IslandUse

/** The blocks of a page: markup that stays as it came, and islands that come to life in the browser. */
export type ShownBlocks = readonly ShownPiece[]

/** The markup of all static pieces by their key, which a document carries already. */
export function markupOf(pieces: ShownBlocks): ReadonlyMap<string, string> {
  const markup = new Map<string, string>()
  const collect = (piece: ShownPiece): void => {
    if ('html' in piece) markup.set(piece.key, piece.html ?? '')
    else if ('children' in piece) piece.children.forEach(collect)
  }
  pieces.forEach(collect)
  return markup
}

/** The same pieces as the data of a document, which is not to repeat its markup. */
export function withoutMarkup(pieces: ShownBlocks): ShownBlocks {
  return pieces.map((piece) => {
    if ('html' in piece) return { ...piece, html: null }
    if ('children' in piece) return { ...piece, children: [...withoutMarkup(piece.children)] }
    return 'island' in piece ? { ...piece, isServed: true } : piece
  })
}
