/** `EUR 79.99`, the same in every shop, so that columns line up. */
export function toMoneyText(cents: number, currency: string): string {
  const whole = Math.trunc(Math.abs(cents) / 100)
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${currency} ${cents < 0 ? '-' : ''}${whole}.${rest}`
}

/** `2026-11-16 08:00`, in UTC. */
export function toMomentText(at: number | null): string {
  return at === null ? '' : new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}
