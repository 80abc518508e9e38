import { readFileSync } from 'node:fs'
import * as v from '@saum/schema/schema'

/** One file of the grammar; what a schema does not name is for other readers. */
export function readGrammarFile<const S extends v.GenericSchema>(
  name: string,
  schema: S,
): v.InferOutput<S> {
  const text = readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')
  return v.parse(schema, JSON.parse(text))
}

export function byKey<T extends { key: string }>(items: readonly T[]): Map<string, T> {
  return new Map(items.map((item) => [item.key, item]))
}

/** The grammar refers to itself by key; a key without an entry is a mistake in its files. */
export function known<T>(items: ReadonlyMap<string, T>, key: string): T {
  const item = items.get(key)
  if (item === undefined) throw new Error(`The grammar has no entry for "${key}"`)
  return item
}
