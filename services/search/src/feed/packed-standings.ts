import type { Standing } from './merit.ts'

/** Standings as text of two bytes each, in the order of the ids. */
export function packStandings(
  ids: readonly number[],
  standings: ReadonlyMap<number, Standing>,
): string {
  const packed = Uint16Array.from(ids, (id) => standings.get(id) ?? 0)
  return Buffer.from(packed.buffer).toString('base64')
}

/** `null` when the text is not as long as the ids are many. */
export function unpackStandings(
  ids: readonly number[],
  text: string,
): Map<number, Standing> | null {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  if (bytes.length !== ids.length * Uint16Array.BYTES_PER_ELEMENT) return null
  const packed = new Uint16Array(bytes.buffer)
  return new Map(ids.map((id, place) => [id, packed[place] ?? 0]))
}
