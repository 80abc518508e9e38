import type { ReachingTest } from '../../scripts/import-graph.ts'

const DIRECT = { distance: 1, files: 12 }
const SECOND_BATCH = 40
/** Tests beyond these reach a file by so many steps that they hardly ever say anything about it. */
const MOST_FILES = 150

/**
 * The order in which tests are tried: most faults fail the first few, and a missed one should not cost
 * a run of everything.
 */
export function batchesOf(tests: readonly ReachingTest[]): string[][] {
  const files = tests.map(({ file }) => file)
  const direct = tests.filter(({ distance }) => distance <= DIRECT.distance).length
  const first = Math.min(direct || DIRECT.files, DIRECT.files)
  const second = first + SECOND_BATCH
  return [
    files.slice(0, first),
    files.slice(first, second),
    files.slice(second, MOST_FILES),
  ].filter((batch) => batch.length > 0)
}
