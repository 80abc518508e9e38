import type { IndexPart } from './index-part.ts'
import type { Condition } from './index-question.ts'
import { isInRange } from './number-ranges.ts'
import { resolveText } from './resolved-text.ts'
import type { Scratch } from './scratch.ts'
import type { ValueColumn } from './segment-view.ts'
import { matchText } from './text-match.ts'
import type { Vocabulary } from './term-expansion.ts'
import { createRoles, meetsDemand } from './value-roles.ts'

export type DocumentTest = (document: number) => boolean

/** What a condition is made ready with: one part of an index, and what all parts know. */
export interface PartContext {
  part: IndexPart
  /** Number of the part in the index. */
  number: number
  vocabulary: Vocabulary
  scratch: Scratch
}

/** Makes a condition ready to be tested on many documents of one part. Uses the text scratch. */
export function compileCondition(condition: Condition, context: PartContext): DocumentTest {
  const { view } = context.part
  switch (condition.kind) {
    case 'keyword': {
      const column = view.keywords.get(condition.field)
      if (column === undefined) return never
      return testValues(column, condition.values.map(column.table.find), context.scratch)
    }
    case 'path': {
      const column = view.paths.get(condition.field)
      if (column === undefined) return never
      return testValues(column, [column.findNode(condition.path)], context.scratch)
    }
    case 'range': {
      const column = view.numbers.get(condition.field)
      if (column === undefined) return never
      const { range } = condition
      return (document) => isInRange(column.values[document]!, range)
    }
    case 'ids': {
      const documents = new Set(condition.ids.map(view.findDocument))
      return (document) => documents.has(document)
    }
    case 'text':
      return compileText(condition, context)
    case 'all': {
      const tests = condition.conditions.map((part) => compileCondition(part, context))
      return (document) => tests.every((test) => test(document))
    }
    case 'any': {
      const tests = condition.conditions.map((part) => compileCondition(part, context))
      return (document) => tests.some((test) => test(document))
    }
    case 'not': {
      const test = compileCondition(condition.condition, context)
      return (document) => !test(document)
    }
  }
}

const never: DocumentTest = () => false

/** Without values nothing is wanted, and no document has nothing. */
function testValues(
  column: ValueColumn,
  wanted: readonly number[],
  scratch: Scratch,
): DocumentTest {
  if (wanted.length === 0) return never
  const roles = createRoles(column, { wanted, unwanted: [], match: 'any' }, scratch)
  return (document) => meetsDemand(roles, document)
}

/** The documents are found at once; the bits are copied, as the scratch is used for other words too. */
function compileText(
  { text }: Extract<Condition, { kind: 'text' }>,
  { part, number, vocabulary, scratch }: PartContext,
): DocumentTest {
  const resolved = resolveText(text, vocabulary)
  if (resolved === null) return () => true
  matchText({ part, number }, resolved, scratch, scratch.others)
  const bits = scratch.text.bits.slice()
  return (document) => (bits[document >>> 5]! & (1 << (document & 31))) !== 0
}

/**
 * Documents of which every one that meets a condition is part, ascending; `null` where that would be
 * no less than all of them.
 */
export function narrowDown(condition: Condition, part: IndexPart): Uint32Array | null {
  const { view } = part
  if (condition.kind === 'ids') {
    const known = condition.ids.map(view.findDocument).filter((document) => document >= 0)
    return Uint32Array.from(new Set(known)).toSorted()
  }
  if (condition.kind === 'keyword' && condition.values.length === 1) {
    const scope = view.scopes.get(condition.field)
    const ordinal = view.keywords.get(condition.field)?.table.find(condition.values[0]!) ?? -1
    if (scope === undefined || ordinal < 0) return null
    return scope.documents.subarray(scope.offsets[ordinal], scope.offsets[ordinal + 1])
  }
  if (condition.kind !== 'all') return null
  for (const inner of condition.conditions) {
    const documents = narrowDown(inner, part)
    if (documents !== null) return documents
  }
  return null
}
