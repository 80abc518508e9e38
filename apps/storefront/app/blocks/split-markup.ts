import { ISLAND_MARK, SLOT_MARK, type IslandUse } from './island.tsx'
import { toPieceAttributes } from './piece-attributes.ts'
import type { PieceAttributes, ShownPiece } from './shown-blocks.ts'

/** React writes attributes in double quotes and escapes the rest, so that tags are easy to find. */
const TAG = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/gi
const MARK = new RegExp(`<(?:${ISLAND_MARK}|${SLOT_MARK}) `)
/** Elements whose parts must be their own children: items, rows, a summary, a caption. */
const STRICT: ReadonlySet<string> = new Set([
  'ul',
  'ol',
  'dl',
  'tbody',
  'tr',
  'details',
  'figure',
  'fieldset',
])

interface Node {
  tag: string
  attributes: string
  /** With its tags. */
  outer: string
  inner: string
}

/**
 * Markup with marks in it as pieces: everything without a mark stays markup, every element around one
 * becomes an element of its own, down to the island.
 */
export function splitMarkup(html: string, islands: readonly IslandUse[]): ShownPiece[] {
  let count = 0
  const nextKey = () => `p${count++}`

  function split(markup: string, parent: string | null): ShownPiece[] {
    if (markup === '') return []
    if (!MARK.test(markup)) return [{ key: nextKey(), html: markup }]
    const pieces: ShownPiece[] = []
    let still = ''
    const flush = () => {
      if (still !== '') pieces.push({ key: nextKey(), html: still })
      still = ''
    }
    for (const node of nodesOf(markup)) {
      const piece = typeof node === 'string' ? null : pieceOf(node, parent)
      if (piece === null) {
        still += typeof node === 'string' ? node : node.outer
        continue
      }
      flush()
      pieces.push(piece)
    }
    flush()
    return pieces
  }

  /** `null` where the node is markup like its neighbors. */
  function pieceOf({ tag, attributes: written, outer, inner }: Node, parent: string | null) {
    const attributes = toPieceAttributes(written)
    if (tag === ISLAND_MARK) return islands[Number(attributes['at'])] ?? null
    if (tag === SLOT_MARK) return { slot: textOf(attributes['name']) }
    if (MARK.test(outer)) return { tag, attributes, children: split(inner, tag) }
    // Between such parts no other element may stand, not even a neutral one.
    const isVoid = outer.endsWith('/>')
    if (STRICT.has(parent ?? '') && !isVoid) return { key: nextKey(), html: inner, tag, attributes }
    return null
  }

  return split(html, null)
}

function textOf(value: PieceAttributes[string] | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The outermost elements of some markup, and the text between them. */
function* nodesOf(markup: string): Generator<Node | string> {
  let depth = 0
  let open: { at: number; end: number; tag: string; attributes: string } | null = null
  let done = 0
  for (const found of markup.matchAll(TAG)) {
    const [text, close = '', tag = '', attributes = '', selfClose = ''] = found
    const end = found.index + text.length
    if (close === '' && depth === 0) {
      if (found.index > done) yield markup.slice(done, found.index)
      open = { at: found.index, end, tag, attributes }
    }
    if (close === '' && selfClose === '') depth += 1
    if (close !== '') depth -= 1
    if (depth > 0 || open === null) continue
    const inner = close === '' ? '' : markup.slice(open.end, found.index)
    yield {
      tag: open.tag,
      attributes: open.attributes,
      outer: markup.slice(open.at, end),
      inner,
    }
    open = null
    done = end
  }
  if (done < markup.length) yield markup.slice(done)
}
