import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import type { Database } from './database/database.ts'
import { DatabaseError } from './database/database-error.ts'
import { migrate } from './database/migrate.ts'
import { migrationFile, MIGRATIONS_PATH, readMigrations } from './database/migrations.ts'
import { openPostgresDatabase } from './database/postgres-database.ts'
import { openSqliteDatabase } from './database/sqlite-database.ts'
import { refuseDamaged } from './database/sqlite-file.ts'
import { nameKnownValues } from './import/name-known-values.ts'
import { seedDemoRange } from './import/seed-demo-range.ts'
import type { Log } from '@saum/thread/log'
import { createFolderTransport } from './mail/folder-transport.ts'
import { createSmtpTransport } from './mail/smtp-transport.ts'
import { createShopService, type MailSettings, type ShopService } from './shop-service.ts'
import { keptSecret } from './token/kept-secret.ts'
import type { WorkerOptions } from './worker-messages.ts'

export interface OpenShop {
  db: Database
  service: ShopService
}

interface Reports {
  log: Log
  onProgress: (text: string) => void
}

/** Opens the database, brings it up to date and fills it with the demo range if that is wanted. */
export async function openShop(
  options: WorkerOptions,
  { log, onProgress }: Reports,
): Promise<OpenShop> {
  const db = await openDatabase(options, log)
  try {
    for (const migration of await migrate(db, await readMigrations(MIGRATIONS_PATH))) {
      onProgress(`Applied migration ${migrationFile(migration)}`)
    }
    await nameKnownValues(db)
    if (options.demoRange !== null) {
      const outcome = await seedDemoRange(db, options.demoRange, { now: Date.now, onProgress })
      if (outcome === 'imported') onProgress('Imported the demo range')
    }
    const secret = options.checkoutSecret ?? (await keptSecret(db))
    const { keys, hasPaymentProvider, mayGuestsReorder, identityProvider } = options
    const mail = mailOf(options)
    const offers = { hasPaymentProvider, mayGuestsReorder, identityProvider }
    const service = createShopService(db, { log, mail, keys, secret, ...offers })
    return { db, service }
  } catch (error) {
    await db.close()
    throw toStartupError(db, error)
  }
}

/** The disk may be full, and pages that nothing has read so far may be damaged. */
function toStartupError(db: Database, error: unknown): unknown {
  const isUnavailable = error instanceof DatabaseError && error.kind === 'unavailable'
  if (!isUnavailable) return error
  return new StartupError(describeFileFault(db.place, error), { cause: error })
}

function mailOf({ mail }: WorkerOptions): MailSettings | undefined {
  if (mail === undefined) return undefined
  const { smtpUrl, folder, ...sender } = mail
  const transport = smtpUrl === null ? createFolderTransport(folder) : createSmtpTransport(smtpUrl)
  return { transport, ...sender }
}

async function openDatabase(options: WorkerOptions, log: Log): Promise<Database> {
  if (options.databaseUrl !== null) {
    return openPostgresDatabase(options.databaseUrl, {
      onLostConnection: (error) =>
        log({ level: 'warn', message: `A database connection was lost: ${error.message}` }),
    })
  }
  if (options.databasePath !== null) return openCheckedFile(options.databasePath)
  throw new StartupError('Neither DATA_DIR nor DATABASE_URL says where the data is.')
}

async function openCheckedFile(path: string): Promise<Database> {
  const db = openSqliteDatabase(path)
  try {
    await refuseDamaged(db, path)
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}
