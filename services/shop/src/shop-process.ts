import type { RpcAnswer, RpcTransport } from '@saum/contract/rpc'
import { StartupError } from '@saum/domain/startup-error'
import { closeThread } from '@saum/thread/close-thread'
import type { Log } from '@saum/thread/log'
import { createPendingCalls, ServiceFault } from '@saum/thread/pending-calls'
import { startServiceThread } from '@saum/thread/service-thread'
import { superviseThread } from '@saum/thread/thread-supervisor'
import { openDataFolder, type DataFolder } from './database/data-folder.ts'
import { NOTHING_LATE } from './health/queue-health.ts'
import type { FromWorker, Health, ToWorker, WorkerOptions } from './worker-messages.ts'

const CALL_TIMEOUT_MS = 10_000
const HEALTH_TIMEOUT_MS = 2_000

export interface ShopServiceOptions {
  /** Folder of the embedded database; needed unless `databaseUrl` is given. */
  dataDir?: string
  /** The same folder where the caller owns it already. */
  folder?: DataFolder
  databaseUrl?: string
  /** The module that writes the range to start with; `null` starts with what the database has. */
  demoRange?: string | null
  /** Where mails are put and where their links lead; without it they wait. */
  mail?: WorkerOptions['mail']
  keys?: WorkerOptions['keys']
  /** Signs checkout tokens and links of orders; made and kept in the database without it. */
  checkoutSecret?: WorkerOptions['checkoutSecret']
  hasPaymentProvider?: WorkerOptions['hasPaymentProvider']
  mayGuestsReorder?: WorkerOptions['mayGuestsReorder']
  identityProvider?: WorkerOptions['identityProvider']
  onProgress?: (text: string) => void
  onLog?: Log
  /** Called whenever an import, in this process or another, has changed the range. */
  onCatalogChanged?: () => void
}

export interface RunningShopService {
  transport: RpcTransport
  health(): Promise<Health>
  /** Answers what was asked, writes what was accepted, then lets go of the data. */
  close(): Promise<void>
}

/** Runs the shop in a thread of its own, which owns the database and is restarted if it dies. */
export async function startShopService(options: ShopServiceOptions): Promise<RunningShopService> {
  const owned = ownDataFolder(options)
  try {
    return await startInThread(options, owned)
  } catch (error) {
    owned?.release()
    throw error
  }
}

async function startInThread(
  options: ShopServiceOptions,
  owned: DataFolder | null,
): Promise<RunningShopService> {
  const { onProgress = () => {}, onLog = () => {}, onCatalogChanged = () => {} } = options
  const pending = createPendingCalls()

  function receive(message: FromWorker): void {
    if (message.kind === 'answer') pending.settle(message.id, message.answer)
    else if (message.kind === 'health') pending.settle(message.id, message.health)
    else if (message.kind === 'log') onLog(message.entry)
    else if (message.kind === 'progress') onProgress(message.text)
    else if (message.kind === 'catalog-changed') onCatalogChanged()
  }

  const supervisor = await superviseThread<ToWorker>({
    name: 'shop',
    start: () =>
      startServiceThread({
        name: 'shop',
        module: new URL('./worker.ts', import.meta.url),
        workerData: toWorkerOptions(options, owned ?? options.folder ?? null),
        onMessage: receive,
      }),
    onDown: pending.rejectAll,
    log: onLog,
  })
  let closed: Promise<void> | null = null

  return {
    async transport(request) {
      if (closed !== null) throw new ServiceFault('The shop service is closed')
      const thread = supervisor.current()
      return pending.ask<RpcAnswer>(request.name, CALL_TIMEOUT_MS, (id) =>
        thread.post({ kind: 'call', id, request }),
      )
    },
    async health() {
      try {
        const thread = supervisor.current()
        return await pending.ask<Health>('The health check', HEALTH_TIMEOUT_MS, (id) =>
          thread.post({ kind: 'health', id }),
        )
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error)
        return { ok: false, detail, late: NOTHING_LATE }
      }
    },
    close() {
      closed ??= closeThread(supervisor, { kind: 'close' }).finally(() => {
        pending.rejectAll(new ServiceFault('The shop service is closed'))
        owned?.release()
      })
      return closed
    },
  }
}

function ownDataFolder({ databaseUrl, dataDir, folder }: ShopServiceOptions): DataFolder | null {
  if (databaseUrl !== undefined || folder !== undefined) return null
  if (dataDir !== undefined) return openDataFolder(dataDir)
  throw new StartupError('Neither DATA_DIR nor DATABASE_URL says where the data is.')
}

function toWorkerOptions(options: ShopServiceOptions, folder: DataFolder | null): WorkerOptions {
  const { databaseUrl, demoRange, mail, keys } = options
  const { checkoutSecret, hasPaymentProvider, mayGuestsReorder, identityProvider } = options
  return {
    databasePath: databaseUrl === undefined ? (folder?.databasePath ?? null) : null,
    databaseUrl: databaseUrl ?? null,
    demoRange: demoRange ?? null,
    mail,
    keys,
    checkoutSecret,
    hasPaymentProvider,
    mayGuestsReorder,
    identityProvider,
  }
}
