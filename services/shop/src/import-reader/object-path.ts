type Container = Record<string, unknown> | unknown[]

/** `setMember(target, 'images.0.alt.de-DE', text)`: makes the objects and lists on the way. */
export function setMember(target: Record<string, unknown>, path: string, value: unknown): void {
  const steps = path.split('.')
  let container: Container = target
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]
    if (next === undefined) {
      put(container, step, value)
      return
    }
    const inner = memberOf(container, step)
    if (isContainer(inner)) {
      container = inner
      continue
    }
    // A cell that already holds plain text cannot have members: the more precise column wins.
    const added: Container = /^\d+$/.test(next) ? [] : {}
    put(container, step, added)
    container = added
  }
}

export function getMember(target: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, step) => (isContainer(value) ? memberOf(value, step) : undefined),
      target,
    )
}

function put(container: Container, step: string, value: unknown): void {
  if (Array.isArray(container)) container[Number(step)] = value
  else Object.defineProperty(container, step, { value, ...PLAIN })
}

/** Not an assignment, which `__proto__` would turn into something else. */
const PLAIN = { writable: true, enumerable: true, configurable: true }

function memberOf(container: Container, step: string): unknown {
  if (Array.isArray(container)) return container[Number(step)]
  return Object.hasOwn(container, step) ? container[step] : undefined
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}
