export const MINUTE_MS = 60_000

export interface TimeLeft {
  isOver: boolean
  days: number
  hours: number
  minutes: number
}

/** Whole minutes, counted up: in the last one there is still one left. */
export function timeLeft(until: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((until - now) / MINUTE_MS))
  return {
    isOver: total === 0,
    days: Math.floor(total / 1440),
    hours: Math.floor((total % 1440) / 60),
    minutes: total % 60,
  }
}

export function isOver(until: number, now = Date.now()): boolean {
  return timeLeft(until, now).isOver
}
