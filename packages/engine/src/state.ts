/** What can be read and followed. `get` answers with the same object until something changed. */
export interface View<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

/** A view that can also be changed, by a pure function from what is to what shall be. */
export interface State<Value> extends View<Value> {
  update(change: (current: Value) => Value): void
}

/** The whole reactive machinery: one value, and those who want to know when it becomes another. */
export function createState<Value>(initial: Value): State<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    update(change) {
      const next = change(value)
      if (Object.is(next, value)) return
      value = next
      // Those who come during the round are told of the next change.
      Array.from(listeners).forEach(tell)
    },
    subscribe(listener) {
      // The same function may be handed in twice, and each time must be able to leave on its own.
      const own = () => listener()
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}

/** What is known, where the next says the same; so nobody is told of nothing. Not for large values. */
export function kept<Value>(known: Value, next: Value): Value {
  return JSON.stringify(known) === JSON.stringify(next) ? known : next
}

/** One screen that fails must neither keep the others from hearing nor spoil what was changed. */
function tell(listener: () => void): void {
  try {
    listener()
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}

/** What follows from another view, computed only when that has changed. */
export function derive<Source, Value>(
  source: View<Source>,
  compute: (source: Source) => Value,
): View<Value> {
  let known: { source: Source; value: Value } | null = null
  return {
    get() {
      const current = source.get()
      if (known === null || !Object.is(known.source, current)) {
        known = { source: current, value: compute(current) }
      }
      return known.value
    },
    subscribe: source.subscribe,
  }
}

/** Two views as one. */
export function combine<First, Second>(
  first: View<First>,
  second: View<Second>,
): View<readonly [First, Second]> {
  let known: readonly [First, Second] | null = null
  return {
    get() {
      const [one, other] = [first.get(), second.get()]
      if (known === null || !Object.is(known[0], one) || !Object.is(known[1], other)) {
        known = [one, other]
      }
      return known
    },
    subscribe(listener) {
      const leaveFirst = first.subscribe(listener)
      const leaveSecond = second.subscribe(listener)
      return () => {
        leaveFirst()
        leaveSecond()
      }
    },
  }
}

/** Whether all that is in the first is the same in the second. */
export function isSame<Part extends object>(part: Part, whole: Part): boolean {
  const keys = Object.keys(part) as (keyof Part)[]
  return keys.every((key) => Object.is(part[key], whole[key]))
}

/** An object with some of it set; the same object where it was like that already. */
export function withSet<Whole extends object>(whole: Whole, part: Partial<Whole>): Whole {
  return isSame(part, whole) ? whole : { ...whole, ...part }
}
