import { createHash } from 'node:crypto'
import type { Device } from '@saum/contract/user'
import { accept, refuse, type Result } from '@saum/domain/result'
import type { Database, Sql } from '../database/database.ts'
import { deleteSession, endSessions } from './session-storage.ts'

interface Whose {
  customerId: number
  /** Of the one who asks. */
  sessionKey: string
}

export interface DeviceService {
  /** Where the customer is logged in: here first, then where they were last. */
  list(whose: Whose): Promise<Device[]>
  end(whose: Whose, id: string): Promise<Result<null, { kind: 'session-not-found' }>>
  endOthers(whose: Whose): Promise<void>
}

/** More than anybody looks through; all of them end together. */
const LISTED = 100

interface SessionRow {
  sessionKey: string
  browser: string
  system: string
  createdAt: number
  lastUsedAt: number
}

export function createDeviceService({
  db,
  now,
}: {
  db: Database
  now: () => number
}): DeviceService {
  return {
    async list({ customerId, sessionKey }) {
      const rows = await listSessions(db.sql, customerId, now())
      return rows
        .map((row) => toDevice(row, sessionKey))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
        .slice(0, LISTED)
    },
    async end({ customerId }, id) {
      const rows = await listSessions(db.sql, customerId, now())
      const meant = rows.find(({ sessionKey }) => publicIdOf(sessionKey) === id)
      if (meant === undefined) return refuse({ kind: 'session-not-found' })
      await db.transaction((sql) => deleteSession(sql, meant.sessionKey))
      return accept(null)
    },
    endOthers: ({ customerId, sessionKey }) =>
      db.transaction((sql) => endSessions(sql, customerId, sessionKey)),
  }
}

function listSessions(sql: Sql, customerId: number, now: number): Promise<SessionRow[]> {
  return sql<SessionRow>`
    select session_key as "sessionKey", browser, system, created_at as "createdAt",
      last_used_at as "lastUsedAt"
    from session where customer_id = ${customerId} and expires_at > ${now}
    order by last_used_at desc, session_key`
}

function toDevice(row: SessionRow, current: string): Device {
  return {
    id: publicIdOf(row.sessionKey),
    browser: row.browser,
    system: row.system,
    createdAt: new Date(row.createdAt).toISOString(),
    lastUsedAt: new Date(row.lastUsedAt).toISOString(),
    isCurrent: row.sessionKey === current,
  }
}

/** To name a session by; nothing leads back from it to what opens one. */
function publicIdOf(sessionKey: string): string {
  return createHash('sha256').update(`device:${sessionKey}`).digest('hex').slice(0, 32)
}
