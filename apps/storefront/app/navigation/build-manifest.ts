const BUILD_MANIFEST_PATH = '/build.json'
const POLL_INTERVAL_MS = 5 * 60_000

export interface BuildWatch {
  /** What is known without asking. */
  isOutdated(): boolean
  /** Asks the server now; an unreachable one leaves what was known. */
  check(): Promise<boolean>
}

interface BuildWatchParts {
  /** The build this page was made by; a page that does not say is never called outdated. */
  runningId: string | null
  fetchManifest(): Promise<unknown>
}

/** Knows whether the shop has been deployed since this page was loaded. */
export function createBuildWatch({ runningId, fetchManifest }: BuildWatchParts): BuildWatch {
  let isOutdated = false

  async function check(): Promise<boolean> {
    try {
      const id = buildIdOf(await fetchManifest())
      if (id !== null && runningId !== null) isOutdated = id !== runningId
    } catch {
      // Offline or a server in the middle of a restart: the next poll will tell.
    }
    return isOutdated
  }

  return { isOutdated: () => isOutdated, check }
}

function buildIdOf(manifest: unknown): string | null {
  if (typeof manifest !== 'object' || manifest === null || !('id' in manifest)) return null
  return typeof manifest.id === 'string' && manifest.id !== '' ? manifest.id : null
}

type PollingPage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Asks every five minutes while somebody looks, and when they come back to the tab. */
export function pollBuild(watch: BuildWatch, page: PollingPage): () => void {
  function checkIfSeen() {
    if (page.visibilityState === 'visible') void watch.check()
  }

  const timer = setInterval(checkIfSeen, POLL_INTERVAL_MS)
  page.addEventListener('visibilitychange', checkIfSeen)
  return () => {
    clearInterval(timer)
    page.removeEventListener('visibilitychange', checkIfSeen)
  }
}

/** The watch of this tab: its build is named by `<meta name="build">`. */
export function watchOwnBuild(page: Document): BuildWatch {
  const runningId = page.querySelector<HTMLMetaElement>('meta[name="build"]')?.content || null
  return createBuildWatch({
    runningId,
    fetchManifest: async () => (await fetch(BUILD_MANIFEST_PATH, { cache: 'no-store' })).json(),
  })
}
