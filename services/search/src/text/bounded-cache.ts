/**
 * Remembers what a pure function answered. Starts over when full: words of a range repeat so often
 * that keeping track of their age would cost more than it saves.
 */
export function cached<T>(limit: number, compute: (key: string) => T): (key: string) => T {
  const answers = new Map<string, T>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = compute(key)
    if (answers.size >= limit) answers.clear()
    answers.set(key, answer)
    return answer
  }
}
