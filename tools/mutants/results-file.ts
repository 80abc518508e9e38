import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Mutant } from './mutant.ts'
import type { Outcome, Result } from './result.ts'

interface KeptResult extends Result {
  /** Changes with the mutant, so that an edited one is tried again. */
  mutant: string
}

export interface ResultsFile {
  find(mutant: Mutant): Result | undefined
  keep(mutant: Mutant, result: Result): void
}

/** Results survive an interrupted run: each is written as soon as it is known. */
export function openResultsFile(
  file: string,
  { fresh, forget }: { fresh: boolean; forget: (result: Outcome) => boolean },
): ResultsFile {
  const kept = new Map(
    (fresh ? [] : readResults(file))
      .filter(({ result }) => !forget(result))
      .map((result) => [result.name, result]),
  )
  return {
    find(mutant) {
      const found = kept.get(mutant.name)
      return found?.mutant === hashOf(mutant) ? found : undefined
    },
    keep(mutant, result) {
      kept.set(mutant.name, { ...result, mutant: hashOf(mutant) })
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, `${JSON.stringify([...kept.values()], null, 2)}\n`)
      renameSync(`${file}.new`, file)
    },
  }
}

function readResults(file: string): KeptResult[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptResult[]) : []
}

function hashOf({ file, find, replace, journeys = [] }: Mutant): string {
  const text = JSON.stringify([file, find, replace, journeys])
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
