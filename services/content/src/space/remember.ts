/** Makes something anew only when what it is made of changed. */
export type Remember = <Made>(key: string, inputs: readonly unknown[], make: () => Made) => Made

export function createMemory(): Remember {
  const known = new Map<string, { inputs: readonly unknown[]; made: unknown }>()
  return <Made>(key: string, inputs: readonly unknown[], make: () => Made): Made => {
    const before = known.get(key)
    const isSame =
      before?.inputs.length === inputs.length &&
      before.inputs.every((input, index) => input === inputs[index])
    if (before !== undefined && isSame) return before.made as Made
    const made = make()
    known.set(key, { inputs, made })
    return made
  }
}
