/** The longest form is a withdrawal: 8000 signs, each at most nine bytes once it is encoded, and name and contract. */
const MAX_BYTES = 96 * 1024
/** The form with most fields sends back everything of an order: four for each of a hundred rows. */
const MAX_FIELDS = 500
/** A field that is sent in parts takes four lines. */
const MAX_LINES = 5 * MAX_FIELDS

const AMPERSAND = 0x26
const LINE_END = 0x0a

/**
 * Whether a form is larger than any of ours. Decided by counting bytes, before it is parsed: parsing many fields
 * takes a thousand times as long.
 */
export function isFormTooLarge(body: Uint8Array): boolean {
  if (body.byteLength > MAX_BYTES) return true
  return countOf(AMPERSAND, body) >= MAX_FIELDS || countOf(LINE_END, body) > MAX_LINES
}

function countOf(byte: number, body: Uint8Array): number {
  let count = 0
  for (let at = body.indexOf(byte); at !== -1; at = body.indexOf(byte, at + 1)) count += 1
  return count
}
