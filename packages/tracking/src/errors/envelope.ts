interface EnvelopeFacts {
  /** 32 hexadecimal digits. */
  eventId: string
  sentAt: Date
}

/** One event as the reporting service takes it: three lines of JSON. */
export function toEnvelope(
  { eventId, sentAt }: EnvelopeFacts,
  type: 'event' | 'feedback',
  event: object,
): string {
  const head = { event_id: eventId, sent_at: sentAt.toISOString() }
  return [head, { type }, event].map((part) => JSON.stringify(part)).join('\n')
}
