import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FromMaker, MakerFolders, MakeTask } from './maker-messages.ts'

/** One maker; it does one task at a time. */
export interface Maker {
  pid: number | undefined
  isAlive(): boolean
  /** Rejects with `MakeFailure` when the picture cannot be made, otherwise the maker itself is gone. */
  make(task: MakeTask): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/** The maker is well, this picture cannot be made. */
export class MakeFailure extends Error {
  override readonly name = 'MakeFailure'
}

interface Pending {
  id: number
  resolve: (bytes: Uint8Array<ArrayBuffer>) => void
  reject: (error: Error) => void
}

/** Each thread of its own would keep memory of its own: 400 MB instead of 260 at the peak. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' }

const SCRIPT = fileURLToPath(new URL('./picture-maker.ts', import.meta.url))

interface MakerManners {
  timeoutMs: number
  /** How readily it lets other processes go first, from 0 to 19. */
  niceness: number
}

export function startMaker(
  { layersFolder, pictureFolder }: MakerFolders,
  { timeoutMs, niceness }: MakerManners,
): Maker {
  const child = fork(SCRIPT, [layersFolder, pictureFolder, String(niceness)], {
    serialization: 'advanced',
    // No flags of ours: a debugger's port or a test runner's loader is not meant for the child.
    execArgv: [],
    env: { ...process.env, ...FEW_ARENAS },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let pending: Pending | null = null
  let lastId = 0
  let isGone = false
  const ended = endOf(child).then((reason) => {
    isGone = true
    take()?.reject(new Error(`The picture maker is gone: ${reason}`))
  })

  function take(): Pending | null {
    const taken = pending
    pending = null
    return taken
  }

  child.on('message', (message: FromMaker) => {
    if (message.id !== pending?.id) return
    if ('bytes' in message) take()?.resolve(message.bytes)
    else take()?.reject(new MakeFailure(message.failure))
  })

  return {
    pid: child.pid,
    isAlive: () => !isGone && child.connected,
    async make(task) {
      const id = ++lastId
      const made = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        pending = { id, resolve, reject }
      })
      // Native code that hangs can only be ended with its process.
      const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
      child.send({ id, task }, (error) => {
        if (error) take()?.reject(error)
      })
      return made.finally(() => clearTimeout(timer))
    },
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`))
    child.once('error', (error) => resolve(error.message))
  })
}
