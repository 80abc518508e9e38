/** About this many characters go out at once: a few words. */
const DELTA_CHARACTERS = 28

/** Cuts a text after whole words; joined, the parts are the text again. */
export function* toDeltas(text: string): Generator<string> {
  let start = 0
  for (const { index } of text.matchAll(/\s+/g)) {
    if (index - start < DELTA_CHARACTERS) continue
    yield text.slice(start, index)
    start = index
  }
  if (start < text.length) yield text.slice(start)
}
