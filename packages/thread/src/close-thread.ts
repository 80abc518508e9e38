import type { ThreadSupervisor } from './thread-supervisor.ts'

const CLOSE_TIMEOUT_MS = 15_000

/** Asks the thread to finish what it has begun; one that does not is ended. */
export async function closeThread<ToThread>(
  supervisor: ThreadSupervisor<ToThread>,
  close: ToThread,
): Promise<void> {
  const thread = await supervisor.stop()
  if (thread === null) return
  thread.post(close)
  const timer = setTimeout(() => void thread.terminate(), CLOSE_TIMEOUT_MS)
  await thread.ended
  clearTimeout(timer)
}
