/** Of a tick beside several alike pieces; how many of them is said by the select beside it. */
export const COUNTED_FIELD = 'counted'

export function countedWordsField(key: string): string {
  return `${COUNTED_FIELD}-${key}`
}

/** What was ticked, in the words it was shown with. */
export function chosenPieces(form: FormData): string[] {
  const counted = textsOf(form.getAll(COUNTED_FIELD)).map((key) => form.get(countedWordsField(key)))
  return textsOf([...form.getAll('pieces'), ...counted])
}

function textsOf(values: readonly (FormDataEntryValue | null)[]): string[] {
  return values.filter((value) => typeof value === 'string')
}
