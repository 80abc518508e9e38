const RECALL_DEPTH = 24
const GAIN_DEPTH = 10

/** From this grade on a style should be found. */
const RELEVANT_GRADE = 2

export interface Measures {
  recall: number
  gain: number
  precision: number
  isEmpty: boolean
}

/**
 * How good one result is: the share of the relevant styles among the first 24, as far as they fit, the
 * gain of the first ten (nDCG), and the share of all that is found that has to do with the query.
 * `found` are the grades of the whole result in its order, `best` the best grade of each style there is.
 */
export function measure(found: readonly number[], best: readonly number[]): Measures {
  const relevant = best.filter((grade) => grade >= RELEVANT_GRADE).length
  const shown = found.slice(0, RECALL_DEPTH).filter((grade) => grade >= RELEVANT_GRADE).length
  const ideal = gainOf(best.toSorted((left, right) => right - left))
  // Where nothing is right, finding nothing is.
  const nothing = found.length === 0 ? 1 : 0
  return {
    recall: relevant === 0 ? nothing : shown / Math.min(RECALL_DEPTH, relevant),
    gain: ideal === 0 ? nothing : gainOf(found) / ideal,
    precision: nothing || found.filter((grade) => grade > 0).length / found.length,
    isEmpty: found.length === 0,
  }
}

function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, GAIN_DEPTH)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
