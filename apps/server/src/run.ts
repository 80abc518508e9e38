import { describeFileFault } from '@saum/domain/file-fault'
import { StartupError } from '@saum/domain/startup-error'
import { describeConfig, readConfig, type Config } from './config.ts'
import { openDoor, type Door, type HandleRequest } from './door.ts'
import { openReportingLog, type ReportingLog } from './operations/error-reports-log.ts'
import { createLog, type Log } from './operations/log.ts'

/** Everything behind the door, opened after it and closed after it. */
export interface Shopfront {
  handle: HandleRequest
  /** The build it serves, which reports of faults name. */
  buildId?: string
  /** Cuts connections that never end by themselves. */
  interrupt?(): Promise<void>
  close(): Promise<void>
}

export type OpenShopfront = (parts: { config: Config; log: Log; door: Door }) => Promise<Shopfront>

/** The life of the process: start, serve, and leave in an orderly way. */
export async function run(chooseShopfront: (config: Config) => Promise<OpenShopfront>) {
  let log: Log | undefined
  // Other users of this machine must not read the shop's data, mails and secrets.
  process.umask(PRIVATE_UMASK)
  try {
    const config = readConfig()
    log = createLog({ level: config.logLevel, format: config.logFormat })
    await serve(config, log, await chooseShopfront(config))
  } catch (error) {
    log?.flush()
    process.stderr.write(`${startFailure(error)}\n`)
    process.exit(1)
  }
}

const PRIVATE_UMASK = 0o077

/** A sentence for what an operator can do something about; the stack for a fault of ours. */
function startFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message
  const path = error instanceof Error && 'path' in error ? error.path : undefined
  return typeof path === 'string' ? describeFileFault(`The file ${path}`, error) : stackOf(error)
}

/** What a process that leaves may still say of its faults. */
const LAST_WORDS_MS = 2000

async function serve(config: Config, plainLog: Log, open: OpenShopfront): Promise<void> {
  let buildId = ''
  const reporting = openReportingLog(config, plainLog, () => buildId)
  const { log } = reporting
  const door = await openDoor(config)
  const actual = withActualPort(config, door.port)
  log.debug(describeConfig(actual), 'configuration')
  const shopfront = await open({ config: actual, log, door }).catch(async (error: unknown) => {
    await door.drain(0)
    throw error
  })
  buildId = shopfront.buildId ?? ''
  door.answerWith(shopfront.handle)
  leaveOnSignal({ config, reporting, door, shopfront })
  leaveOnFault(reporting)
  log.info({}, `Saum is open: ${actual.publicOrigin}/`)
  log.flush()
}

/** Port 0 is known only now, and links are made of it. */
function withActualPort(config: Config, port: number): Config {
  if (config.port !== 0) return config
  const publicOrigin = config.publicOrigin.replace(/:0$/, `:${port}`)
  return Object.freeze({ ...config, port, publicOrigin })
}

interface Leaving {
  config: Config
  reporting: ReportingLog
  door: Door
  shopfront: Shopfront
}

function leaveOnSignal({ config, reporting, door, shopfront }: Leaving): void {
  const { log } = reporting
  let isLeaving = false
  async function leave(signal: NodeJS.Signals): Promise<void> {
    if (isLeaving) process.exit(1)
    isLeaving = true
    log.info({ signal }, 'Closing')
    const drained = door.drain(config.shutdownTimeoutMs)
    await shopfront.interrupt?.()
    await drained
    await shopfront.close()
    await reporting.close(Math.min(config.shutdownTimeoutMs, LAST_WORDS_MS))
    log.info({}, 'Closed')
    log.flush()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void leave(signal))
  }
}

/** A fault nobody caught leaves the process in a state nobody knows. */
function leaveOnFault({ log, close }: ReportingLog): void {
  async function leave(): Promise<void> {
    await close(LAST_WORDS_MS)
    process.exit(1)
  }
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'The process failed')
    log.flush()
    void leave()
  })
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
