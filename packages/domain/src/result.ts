/** An expected "no" is a value; everything unexpected is thrown. */
export type Result<T, R> = { ok: true; value: T } | { ok: false; refusal: R }

export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function refuse<R>(refusal: R): { ok: false; refusal: R } {
  return { ok: false, refusal }
}
