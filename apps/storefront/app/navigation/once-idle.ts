/** Longest wait for a browser that is never idle, or draws no frame because its tab is hidden. */
const PATIENCE_MS = 2_000

/** What of a window is used; browsers without `requestIdleCallback` are in wide use. */
export interface IdleView extends Pick<
  Window,
  'requestAnimationFrame' | 'cancelAnimationFrame' | 'setTimeout' | 'clearTimeout'
> {
  requestIdleCallback?: Window['requestIdleCallback']
  cancelIdleCallback?: Window['cancelIdleCallback']
}

/**
 * Runs a task once the browser has nothing else to do. One that cannot be asked for that runs it after the
 * next frame, in a task of its own. Returns how to take it back.
 */
export function onceIdle(view: IdleView, task: () => void): () => void {
  if (!view.requestIdleCallback) return afterFrame(view, task)
  const handle = view.requestIdleCallback(task, { timeout: PATIENCE_MS })
  return () => view.cancelIdleCallback?.(handle)
}

function afterFrame(view: IdleView, task: () => void): () => void {
  let cancelTask = () => {}
  const frame = view.requestAnimationFrame(proceed)
  const timer = view.setTimeout(proceed, PATIENCE_MS)

  function cancel() {
    view.cancelAnimationFrame(frame)
    view.clearTimeout(timer)
    cancelTask()
  }

  function proceed() {
    cancel()
    cancelTask = inOwnTask(task)
  }

  return cancel
}

/** Lets frames and taps in between. Timers would be slowed down in a hidden tab, messages are not. */
export function inOwnTask(task: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    task()
  })
  port1.start()
  port2.postMessage(null)
  return () => port1.close()
}
