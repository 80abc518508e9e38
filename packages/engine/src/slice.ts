/** A named piece of an engine's state and what it is at first. Data only, so that it can travel as JSON. */
export interface Slice<Value> {
  name: string
  initial: Value
}

export function slice<Value>(name: string, initial: Value): Slice<Value> {
  return { name, initial }
}
