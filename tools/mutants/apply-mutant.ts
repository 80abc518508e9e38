import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutant.ts'

type Mutation = { text: string } | { reason: string }

export function mutate(text: string, { find, replace }: Mutant): Mutation {
  const parts = text.split(find)
  if (parts.length !== 2) return { reason: `the text to replace occurs ${parts.length - 1} times` }
  if (find === replace) return { reason: 'the replacement changes nothing' }
  return { text: parts.join(replace) }
}

/** Why a mutant cannot be applied to the project in this folder; null when it can. */
export function findMisfit(root: string, mutant: Mutant): string | null {
  const file = join(root, mutant.file)
  if (!existsSync(file)) return `there is no file ${mutant.file}`
  const mutation = mutate(readFileSync(file, 'utf8'), mutant)
  return 'reason' in mutation ? mutation.reason : null
}

/** Faulty until disposed of. */
export function applyMutant(root: string, mutant: Mutant): Disposable {
  const file = join(root, mutant.file)
  const original = readFileSync(file, 'utf8')
  const mutation = mutate(original, mutant)
  if ('reason' in mutation) throw new Error(`${mutant.name}: ${mutation.reason}`)
  writeFileSync(file, mutation.text)
  return { [Symbol.dispose]: () => writeFileSync(file, original) }
}
