/** One place where the two clients are not the same. */
export interface Difference {
  /** Such as `requests.0.body.page` or `page.facets.ec_color.values.blau.state`. */
  path: string
  theirs: unknown
  ours: unknown
}

/** What names an element of a list, so that one missing value is one difference and not many. */
const NAMES = ['facetId', 'permanentid', 'key'] as const

/** Every leaf that differs between two pieces of plain JSON. */
export function differencesOf(theirs: unknown, ours: unknown, path = ''): Difference[] {
  if (Object.is(theirs, ours)) return []
  const [left, right] = [entriesOf(theirs), entriesOf(ours)]
  if (left === null || right === null || Array.isArray(theirs) !== Array.isArray(ours)) {
    return [{ path, theirs, ours }]
  }
  const names = new Set([...left.keys(), ...right.keys()])
  const found = [...names].flatMap((name) =>
    differencesOf(left.get(name), right.get(name), path === '' ? name : `${path}.${name}`),
  )
  if (
    found.length === 0 &&
    Array.isArray(theirs) &&
    [...left.keys()].join() !== [...right.keys()].join()
  ) {
    return [{ path: `${path}.order`, theirs: [...left.keys()], ours: [...right.keys()] }]
  }
  return found
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return new Map(Object.entries(value))
  const list: readonly unknown[] = value
  const named = new Map(list.map((element, index) => [nameOf(element) ?? String(index), element]))
  // Two of one name cannot be told apart by it.
  return named.size === list.length
    ? named
    : new Map(list.map((element, index) => [String(index), element]))
}

function nameOf(element: unknown): string | null {
  if (typeof element !== 'object' || element === null) return null
  for (const name of NAMES) {
    const value = (element as Readonly<Record<string, unknown>>)[name]
    if (typeof value === 'string') return value
  }
  return null
}

const EXCERPT = 300

export function describeDifference({ path, theirs, ours }: Difference): string {
  return `${path}\n    theirs ${excerpt(theirs)}\n    ours   ${excerpt(ours)}`
}

function excerpt(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, EXCERPT)
}
