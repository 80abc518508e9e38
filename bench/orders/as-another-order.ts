import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { BareStatement, RecordedCall } from '../basket/recorded-calls.ts'
import type { ReadyShopper } from './ready-checkouts.ts'

type BareValue = BareStatement['values'][number]

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** How often somebody tried something is counted under one. */
const HASH = /^[\da-f]{64}$/
const ORDER_NUMBER = /^DE\d{10}$/
/** Ids are larger than any moment in time, and than anything else that is counted. */
const LEAST_ID = 1e13
const ID_IN_TEXT = /\d{14,}/g
const LONGEST_KEY = 100

/** The same order by another shopper: what belongs to one of them is the other's, and ids are new. */
export function asAnotherOrder(
  call: RecordedCall,
  by: ReadyShopper,
  other: ReadyShopper,
): RecordedCall {
  const texts = new Map<string, string>([
    [by.sessionKey, other.sessionKey],
    [by.basketKey, other.basketKey],
    [by.checkoutId, other.checkoutId],
    [by.email, other.email],
    ...by.itemKeys.map((key, index): [string, string] => [key, other.itemKeys[index] ?? key]),
  ])
  const ids = new Map<number, number>()

  function idFor(id: number): number {
    const known = ids.get(id) ?? LEAST_ID * 10 + randomInt(2 ** 47)
    ids.set(id, known)
    return known
  }

  function textFor(text: string): string {
    const known = texts.get(text)
    if (known !== undefined) return known
    if (UUID.test(text)) return remember(text, randomUUID())
    if (HASH.test(text)) return remember(text, randomBytes(32).toString('hex'))
    if (ORDER_NUMBER.test(text)) return remember(text, `B${randomUUID()}`)
    if (text.length > LONGEST_KEY) return text
    return text.replaceAll(ID_IN_TEXT, (digits) => String(idFor(Number(digits))))
  }

  function remember(text: string, renamed: string): string {
    texts.set(text, renamed)
    return renamed
  }

  function rename<T extends BareValue | string | number | null>(value: T): T {
    if (Array.isArray(value)) return value.map((member) => rename(member)) as T
    if (typeof value === 'string') return textFor(value) as T
    return (typeof value === 'number' && value > LEAST_ID ? idFor(value) : value) as T
  }

  const renamed = ({ text, values }: BareStatement): BareStatement => ({
    text,
    values: values.map((value) => rename(value)),
  })
  return {
    before: call.before.map(renamed),
    transaction: call.transaction.map(renamed),
    after: call.after.map(renamed),
  }
}
