import { StartupError } from '@saum/domain/startup-error'
import { describeConfig, readConfig, type Config } from './config.ts'
import { openDoor, type Door, type HandleRequest } from './door.ts'
import { createLog, type Log } from './operations/log.ts'

/** Everything behind the door, opened after it and closed after it. */
export interface Shopfront {
  handle: HandleRequest
  /** Cuts connections that never end by themselves. */
  interrupt?(): Promise<void>
  close(): Promise<void>
}

export type OpenShopfront = (parts: { config: Config; log: Log; door: Door }) => Promise<Shopfront>

/** The life of the process: start, serve, and leave in an orderly way. */
export async function run(chooseShopfront: (config: Config) => Promise<OpenShopfront>) {
  let log: Log | undefined
  try {
    const config = readConfig()
    log = createLog({ level: config.logLevel, format: config.logFormat })
    await serve(config, log, await chooseShopfront(config))
  } catch (error) {
    log?.flush()
    process.stderr.write(`${error instanceof StartupError ? error.message : stackOf(error)}\n`)
    process.exit(1)
  }
}

async function serve(config: Config, log: Log, open: OpenShopfront): Promise<void> {
  const door = await openDoor(config)
  const actual = withActualPort(config, door.port)
  log.debug(describeConfig(actual), 'configuration')
  const shopfront = await open({ config: actual, log, door }).catch(async (error: unknown) => {
    await door.drain(0)
    throw error
  })
  door.answerWith(shopfront.handle)
  leaveOnSignal({ config, log, door, shopfront })
  leaveOnFault(log)
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
  log: Log
  door: Door
  shopfront: Shopfront
}

function leaveOnSignal({ config, log, door, shopfront }: Leaving): void {
  let isLeaving = false
  async function leave(signal: NodeJS.Signals): Promise<void> {
    if (isLeaving) process.exit(1)
    isLeaving = true
    log.info({ signal }, 'Closing')
    const drained = door.drain(config.shutdownTimeoutMs)
    await shopfront.interrupt?.()
    await drained
    await shopfront.close()
    log.info({}, 'Closed')
    log.flush()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void leave(signal))
  }
}

/** A fault nobody caught leaves the process in a state nobody knows. */
function leaveOnFault(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'The process failed')
    log.flush()
    process.exit(1)
  })
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
