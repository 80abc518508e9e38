import type { TrackingEnvironment } from '../environment.ts'

/** Titles come a moment after the page. */
const TITLE_WAIT_MS = 500

export interface PageViews<Page> {
  /** The visitor has come to a page. */
  arrive(page: Page): void
}

interface PageViewParts<Page> {
  environment: Pick<TrackingEnvironment, 'setTimer' | 'onLeave'>
  tell(page: Page): void
  /** Calls when the page is about to be another one, and still is itself. */
  onBeforeNext(listener: () => void): () => void
}

/**
 * Tells each page once: when its title has had time to come, or just before the visitor is gone from it,
 * so that none is lost to fast fingers.
 */
export function createPageViews<Page>(parts: PageViewParts<Page>): PageViews<Page> {
  const { environment, tell, onBeforeNext } = parts
  let untold: { page: Page; stopTimer: () => void } | null = null

  function tellNow(): void {
    if (untold === null) return
    const { page, stopTimer } = untold
    untold = null
    stopTimer()
    tell(page)
  }

  environment.onLeave(tellNow)
  onBeforeNext(tellNow)

  return {
    arrive(page) {
      tellNow()
      untold = { page, stopTimer: environment.setTimer(tellNow, TITLE_WAIT_MS) }
    },
  }
}
