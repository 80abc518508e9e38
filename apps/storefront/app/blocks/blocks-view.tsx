import { createElement, Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { useServedMarkup } from '#app/page/trusted-markup.ts'
import './block-styles.ts'
import type { IslandName, IslandUse } from './island.tsx'
import { LATE_ISLANDS } from './islands.ts'
import { ServedBlocksContext } from './served-blocks.ts'
import type { ShownBlocks, ShownPiece, StaticPiece } from './shown-blocks.ts'

interface BlocksViewProps {
  pieces: ShownBlocks
  /** What the route puts into the places it was left. */
  slots?: Readonly<Record<string, ReactNode>>
}

/** The blocks of a page. Their order never changes, so a position is a good key. */
export function BlocksView({ pieces, slots = {} }: BlocksViewProps) {
  return pieces.map((piece, position) => <Piece key={position} piece={piece} slots={slots} />)
}

interface PieceProps {
  piece: ShownPiece
  slots: Readonly<Record<string, ReactNode>>
}

function Piece({ piece, slots }: PieceProps): ReactNode {
  if ('html' in piece) return <Markup piece={piece} />
  if ('island' in piece) return <IslandView piece={piece} />
  if ('slot' in piece) return slots[piece.slot]
  const { tag, attributes, children } = piece
  return createElement(tag, attributes, <BlocksView pieces={children} slots={slots} />)
}

const NEUTRAL = { style: { display: 'contents' } }

/** Markup the browser keeps as it came; only a page that arrived as data has it as text. */
function Markup({ piece }: { piece: StaticPiece }) {
  const { key, tag = 'div', attributes = NEUTRAL } = piece
  const html = use(ServedBlocksContext)?.markup.get(key) ?? piece.html ?? received(key)
  const markup = useServedMarkup(html)
  return createElement(tag, {
    ...attributes,
    'data-piece': key,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: markup,
  })
}

const receivedMarkup = new Map<string, string>()

/** Taken once from the document, so that a remount shows the same page instead of none. */
function received(key: string): string {
  const known = receivedMarkup.get(key)
  if (known !== undefined) return known
  const html = document.querySelector(`[data-piece="${key}"]`)?.innerHTML ?? ''
  receivedMarkup.set(key, html)
  return html
}

/**
 * In a document the island is there before its script. On a page that comes later there is nothing to
 * show yet, so the page before it stays until the island has arrived: nothing jumps.
 */
function IslandView({ piece }: { piece: IslandUse }) {
  const [wasServed] = useState(piece.isServed)
  const islands = use(ServedBlocksContext)?.islands ?? LATE_ISLANDS
  // Whoever noted the island gave it the data of its own kind.
  const Shown = (islands as Record<IslandName, ComponentType<object>>)[piece.island]
  const shown = <Shown {...piece.data} />
  return wasServed ? <Suspense>{shown}</Suspense> : shown
}
