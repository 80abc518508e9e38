import { isRecord } from './wire.ts'

/** A node of a rich text document as far as we look at it; anything may stand in one. */
export interface TextNode {
  type: string
  text: string
  marks: readonly string[]
  data: Readonly<Record<string, unknown>>
  children: readonly TextNode[]
}

/** Deeper than anybody writes; deeper than this nobody could be sure to come back. */
const MAX_DEPTH = 40
/** More than any page of ours, ten times over; every reader would have to load the rest as well. */
const MAX_NODES = 20_000
const MAX_CHARACTERS = 500_000

export interface TextTree {
  nodes: readonly TextNode[]
  /** There is more of it than a page may hold. */
  isCut: boolean
}

/** What stands in a rich text document. */
export function toTree(document: unknown): TextTree {
  const room = { nodes: MAX_NODES, characters: MAX_CHARACTERS }
  const nodes = toNode(document, 0, room)?.children ?? []
  return { nodes, isCut: room.nodes < 0 || room.characters < 0 }
}

function toNode(
  value: unknown,
  depth: number,
  room: { nodes: number; characters: number },
): TextNode | null {
  if (!isRecord(value) || typeof value['nodeType'] !== 'string' || depth > MAX_DEPTH) return null
  const { nodeType: type, value: text, marks, data, content } = value
  room.nodes -= 1
  room.characters -= typeof text === 'string' ? text.length : 0
  if (room.nodes < 0 || room.characters < 0) return null
  return {
    type,
    text: typeof text === 'string' ? text : '',
    marks: (Array.isArray(marks) ? marks : []).flatMap((mark: unknown) =>
      isRecord(mark) && typeof mark['type'] === 'string' ? mark['type'] : [],
    ),
    data: isRecord(data) ? data : {},
    children: (Array.isArray(content) ? content : []).flatMap(
      (child: unknown) => toNode(child, depth + 1, room) ?? [],
    ),
  }
}
