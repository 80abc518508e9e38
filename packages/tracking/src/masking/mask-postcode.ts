/** The region of a postcode and nothing else: its first digit, and an X for each further sign. */
export function maskPostcode(postcode: string): string {
  const [first = '', ...rest] = postcode.replaceAll(/\s/g, '')
  return first + 'X'.repeat(rest.length)
}
