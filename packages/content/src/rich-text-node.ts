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

export function toNode(value: unknown, depth = 0): TextNode | null {
  if (!isRecord(value) || typeof value['nodeType'] !== 'string' || depth > MAX_DEPTH) return null
  const { nodeType: type, value: text, marks, data, content } = value
  return {
    type,
    text: typeof text === 'string' ? text : '',
    marks: (Array.isArray(marks) ? marks : []).flatMap((mark: unknown) =>
      isRecord(mark) && typeof mark['type'] === 'string' ? mark['type'] : [],
    ),
    data: isRecord(data) ? data : {},
    children: (Array.isArray(content) ? content : []).flatMap(
      (child: unknown) => toNode(child, depth + 1) ?? [],
    ),
  }
}
