/** In the order in which they are called for one page. */
export const PAGE_LOAD_HOOKS = ['start', 'finish', 'loadingEnd', 'transitionFinish'] as const

export type PageLoadHook = (typeof PAGE_LOAD_HOOKS)[number]

export interface PageChange {
  /** Path with query; `null` for the page the visitor arrived on. */
  from: string | null
  to: string
}

export type PageLoadListener = (change: PageChange) => void

export interface RouterMoment {
  /** Changes whenever the router has gone somewhere. */
  key: string
  path: string
  /** Where the router is going; `null` when it rests. */
  target: string | null
}

export interface PageLoad {
  on(hook: PageLoadHook, listener: PageLoadListener): () => void
  /** Told about every moment of the router; calls the hooks that follow from it. */
  observe(moment: RouterMoment): void
}

interface PageLoadParts {
  /** Runs its task when the new page has been painted. */
  afterPaint(task: () => void): void
  reportFault(fault: unknown): void
}

/**
 * The stages of a page change. Every `start` is followed by one `loadingEnd`; `finish` and
 * `transitionFinish` only when the page really changed, and always before the next `start`.
 */
export function createPageLoad({ afterPaint, reportFault }: PageLoadParts): PageLoad {
  const listeners = new Map<PageLoadHook, Set<PageLoadListener>>(
    PAGE_LOAD_HOOKS.map((hook) => [hook, new Set()]),
  )
  let last: RouterMoment | null = null
  let isLoading = false
  let unpainted: PageChange | null = null

  function emit(hook: PageLoadHook, change: PageChange) {
    for (const listener of listeners.get(hook)!) {
      try {
        listener(change)
      } catch (fault) {
        reportFault(fault)
      }
    }
  }

  function endTransition() {
    if (!unpainted) return
    const change = unpainted
    unpainted = null
    emit('transitionFinish', change)
  }

  function begin(change: PageChange) {
    if (isLoading) return
    endTransition()
    isLoading = true
    emit('start', change)
  }

  function arrive(change: PageChange) {
    emit('finish', change)
    isLoading = false
    emit('loadingEnd', change)
    unpainted = change
    afterPaint(() => {
      if (unpainted === change) endTransition()
    })
  }

  function observe(moment: RouterMoment) {
    const from = last?.path ?? null
    const hasArrived = last?.key !== moment.key
    last = moment
    if (hasArrived) {
      const change = { from, to: moment.path }
      if (from !== null) begin(change)
      arrive(change)
    }
    if (moment.target !== null) begin({ from: moment.path, to: moment.target })
    else if (isLoading) {
      isLoading = false
      emit('loadingEnd', { from: moment.path, to: moment.path })
    }
  }

  return {
    on(hook, listener) {
      listeners.get(hook)!.add(listener)
      return () => listeners.get(hook)!.delete(listener)
    },
    observe,
  }
}
