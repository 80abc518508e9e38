import type { TrackingEnvironment } from '../environment.ts'

/** A name or an e-mail address as others may know it: who has it too can recognise it, nobody can read it. */
export async function hashPersonal(
  text: string,
  { sha256 }: Pick<TrackingEnvironment, 'sha256'>,
): Promise<string | null> {
  const plain = text.toLowerCase().replaceAll(/\s/g, '')
  return plain === '' ? null : sha256(plain)
}
