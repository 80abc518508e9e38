import type { Configuration } from './configuration.ts'
import type { Environment } from './environment.ts'
import type { Slice } from './slice.ts'
import { createState, type State } from './state.ts'

/** The pieces of a state that have changed since the beginning, as JSON. Knows no configuration. */
export type Snapshot = Readonly<Record<string, unknown>>

/** One visitor's engine: on a server for one request, in a browser for one tab. */
export interface Engine {
  configuration: State<Configuration>
  environment: Environment
  /** The piece of this engine; made when it is first asked for. */
  state<Value>(slice: Slice<Value>): State<Value>
  /** A living thing that belongs to this engine, such as an event queue; made once. */
  part<Part>(create: (engine: Engine) => Part): Part
  /** What a browser needs to go on where the server ended. */
  snapshot(): Snapshot
}

/** An engine around a configuration that has been checked. */
export function assembleEngine(
  configuration: Configuration,
  environment: Environment,
  snapshot: Snapshot = {},
): Engine {
  const states = new Map<string, { state: State<unknown>; initial: unknown }>()
  const parts = new Map<unknown, unknown>()
  const engine: Engine = {
    configuration: createState(configuration),
    environment,
    state<Value>({ name, initial }: Slice<Value>): State<Value> {
      // A name stands for one slice, and so for one type.
      const known = states.get(name)
      if (known !== undefined) return known.state as State<Value>
      const given = snapshot[name]
      const state = createState(isLike(given, initial) ? given : initial)
      states.set(name, { state, initial })
      return state
    },
    part<Part>(create: (engine: Engine) => Part): Part {
      if (!parts.has(create)) parts.set(create, create(engine))
      return parts.get(create) as Part
    },
    snapshot() {
      const changed: Record<string, unknown> = { ...snapshot }
      for (const [name, { state, initial }] of states) {
        if (state.get() === initial) delete changed[name]
        else changed[name] = state.get()
      }
      return changed
    },
  }
  return engine
}

/** Whether a snapshot knows everything a piece has: one of another build may not, and is then left. */
function isLike<Value>(given: unknown, initial: Value): given is Value {
  if (typeof given !== typeof initial || given === null) return false
  return typeof given !== 'object' || Object.keys(initial ?? {}).every((key) => key in given)
}
