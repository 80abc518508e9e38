/** Something of the content that is left out, and why; for the people who edit it. */
export type Report = (problem: string) => void

const MAX_REMEMBERED = 2_000

/** Says everything once: the same page is read again and again. */
export function onceEach(write: Report): Report {
  const said = new Set<string>()
  return (problem) => {
    if (said.has(problem)) return
    if (said.size >= MAX_REMEMBERED) said.clear()
    said.add(problem)
    write(problem)
  }
}
