import type { Analyser } from './analyser.ts'

export interface PartPlace {
  /** The stem of the part. */
  part: string
  start: number
  end: number
}

/** Where the parts of a folded compound stand in it; none where a stem is spelled otherwise there. */
export function partPlaces(folded: string, { parts }: Pick<Analyser, 'parts'>): PartPlace[] {
  const { all } = parts(folded)
  const starts: number[] = []
  for (const [at, part] of all.entries()) {
    const from = at === 0 ? 0 : (starts[at - 1] ?? 0) + 1
    const start = at === all.length - 1 ? folded.lastIndexOf(part) : folded.indexOf(part, from)
    if (start < from || (at === 0 && start > 0)) return []
    starts.push(start)
  }
  return all.map((part, at) => ({
    part,
    start: starts[at] ?? 0,
    end: starts[at + 1] ?? folded.length,
  }))
}
