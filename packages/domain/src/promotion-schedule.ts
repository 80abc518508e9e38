/** Moments in milliseconds since 1970. */
interface Period {
  startsAt: number
  endsAt: number
}

const MINUTE_MS = 60_000

/** Promotions and campaigns run from their first moment up to, but not at, their last. */
export function isRunning({ startsAt, endsAt }: Period, now: number): boolean {
  return startsAt <= now && now < endsAt
}

/** The moment asked about when somebody asks for «now»: everybody within a minute gets one answer. */
export function startOfMinute(now: number): number {
  return Math.floor(now / MINUTE_MS) * MINUTE_MS
}

/** The lowest number is the strongest; of equals the smaller id comes first. */
export function byPriority(
  left: { priority: number; id: string },
  right: { priority: number; id: string },
): number {
  return left.priority - right.priority || compareIds(left.id, right.id)
}

/** Among running campaigns the one that started first counts. */
export function byStart(
  left: { startsAt: number; id: number },
  right: { startsAt: number; id: number },
): number {
  return left.startsAt - right.startsAt || left.id - right.id
}

function compareIds(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
