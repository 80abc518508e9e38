import type { Result } from '../bidi/protocol.ts'
import type { Driver } from './driver.ts'
import type { Navigation } from './navigation.ts'
import { createQueue } from './queue.ts'

export interface Size {
  width: number
  height: number
}

interface TabFacts {
  window: BrowserWindow
  navigation: Navigation
  driver: Driver
  /** Runs a command of the driver in this window. */
  inWindow<T>(command: () => Promise<T>): Promise<T>
}

export interface BrowserWindow {
  /** The driver's name of the window; BiDi calls it the browsing context. */
  handle: string
  /** The host's number of it. */
  view: number
}

export interface Tab extends BrowserWindow {
  navigation: Navigation
  open(url: string): Promise<Result>
  reload(): Promise<void>
  resize(size: Size): Promise<void>
  act(actions: object[]): Promise<void>
  /** What the window shows, as a PNG in base64. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

/** The commands of one window. */
export function createTab({ window, navigation, driver, inWindow }: TabFacts): Tab {
  const inputInTurn = createQueue()
  const send = async (path: string, payload?: object) => {
    await inWindow(() => driver.post(path, payload))
  }
  return {
    ...window,
    navigation,
    async open(url) {
      const id = navigation.begin(url)
      await send('url', { url })
      return { navigation: id, url }
    },
    reload: () => send('refresh'),
    resize: ({ width, height }) => send('window/rect', { width, height }),
    // The driver refuses input while other input is under way.
    act: (actions) => inputInTurn(() => send('actions', { actions })),
    screenshot: async () => String(await inWindow(() => driver.get('screenshot'))),
    async close() {
      await inWindow(() => driver.delete('window'))
      navigation.end()
    },
  }
}
