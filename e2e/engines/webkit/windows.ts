import type { Driver } from './driver.ts'
import { createInbox, createQueue } from './queue.ts'
import type { BrowserWindow } from './tab.ts'

export interface Windows {
  /** The host has opened a view. */
  noteView(view: number): void
  next(): Promise<BrowserWindow>
  /** Runs a command of the driver in a window. */
  inWindow<T>(handle: string, command: () => Promise<T>): Promise<T>
  /** Before the last one of the session is closed, which would end the session. */
  keepOneOpen(): Promise<void>
}

/** The windows of a session: the driver names them, the host numbers them. */
export function createWindows(driver: () => Driver): Windows {
  const views = createInbox<number>()
  const inTurn = createQueue()
  let current = ''
  let spare: BrowserWindow | null = null
  let isFirst = true

  /** The driver opens one with its session. */
  async function first(): Promise<BrowserWindow> {
    isFirst = false
    current = String(await driver().get('window'))
    return { handle: current, view: await views.take() }
  }

  function another(): Promise<BrowserWindow> {
    return inTurn(async () => {
      const { handle } = (await driver().post('window/new', { type: 'window' })) as BrowserWindow
      return { handle, view: await views.take() }
    })
  }

  return {
    noteView: (view) => views.put(view),
    async next() {
      const window = spare ?? (await (isFirst ? first() : another()))
      spare = null
      return window
    },
    async inWindow(handle, command) {
      // There is one current window, so commands take turns to choose it.
      const sent = await inTurn(async () => {
        if (current !== handle) await driver().post('window', { handle })
        current = handle
        // The result may take as long as the page does; the next command need not wait for it.
        return { result: command() }
      })
      return sent.result
    },
    async keepOneOpen() {
      spare ??= await another()
    },
  }
}
