import { randomUUID } from 'node:crypto'

const SANE_ID = /^[\w-]{8,64}$/

/** The proxy's id when it looks like one, so that its log and ours tell the same story. */
export function requestIdOf(inbound: string | null | undefined): string {
  return inbound && SANE_ID.test(inbound) ? inbound : randomUUID()
}
