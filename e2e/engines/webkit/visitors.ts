import type { Session } from './session.ts'
import type { Tab } from './tab.ts'

/** The browsers that run, one per visitor. */
export interface Visitors {
  create(): Promise<Session>
  find(id: string): Session
  findTab(context: unknown): { session: Session; tab: Tab }
  all(): Session[]
  remove(id: string): Promise<void>
  removeAll(): Promise<void>
}

export function createVisitors(start: () => Promise<Session>): Visitors {
  const sessions = new Map<string, Session>()

  async function remove(id: string): Promise<void> {
    const session = sessions.get(id)
    sessions.delete(id)
    await session?.end()
  }

  return {
    async create() {
      const session = await start()
      sessions.set(session.id, session)
      return session
    },
    find(id) {
      const session = sessions.get(id)
      if (!session) throw new Error(`No user context ${id}`)
      return session
    },
    findTab(context) {
      for (const session of sessions.values()) {
        const tab = session.tabs.get(String(context))
        if (tab) return { session, tab }
      }
      throw new Error(`No browsing context ${String(context)}`)
    },
    all: () => [...sessions.values()],
    remove,
    removeAll: async () => void (await Promise.all([...sessions.keys()].map(remove))),
  }
}
