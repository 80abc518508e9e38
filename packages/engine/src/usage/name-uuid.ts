/** The UUID that a name always has within a namespace (version 5). */
export async function nameUuid(name: string, namespace: string): Promise<string> {
  const prefix = namespace.match(/[\da-f]{2}/gi)?.map((byte) => Number.parseInt(byte, 16)) ?? []
  const bytes = new Uint8Array([...prefix, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes), 0, 16)
  const hex = Array.from(hash, (byte, position) =>
    ((byte & (MASKS[position] ?? 0xff)) | (MARKS[position] ?? 0)).toString(16).padStart(2, '0'),
  ).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The bits by which a UUID says that it is one, and of which version. */
const MASKS: Readonly<Record<number, number>> = { 6: 0x0f, 8: 0x3f }
const MARKS: Readonly<Record<number, number>> = { 6: 0x50, 8: 0x80 }
