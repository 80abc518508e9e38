import type { Block, BlockKinds } from '@saum/contract/content-block'
import type { Fields } from './fields.ts'
import type { Making } from './making.ts'

/** A block without what any block may carry. */
export type Made = {
  [Kind in keyof BlockKinds]: { kind: Kind } & BlockKinds[Kind]
}[keyof BlockKinds]

/**
 * What an entry becomes; several blocks where it only stands for others. Fields that a block cannot do
 * without are noted by `need…`, and the block is left out.
 */
export type MakeBlock = (fields: Fields, making: Making) => Made | readonly Block[]

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** Only what has a value. */
export function given<T extends object>(parts: T): Given<T> {
  const entries = Object.entries(parts).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Given<T>
}
