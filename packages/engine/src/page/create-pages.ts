import { callCommerce, type CallResult } from '../calls/call-commerce.ts'
import { unreadable } from '../calls/call-errors.ts'
import { createLatestCall } from '../calls/latest-call.ts'
import type { Engine } from '../engine.ts'
import type { State } from '../state.ts'
import type { ProductRun } from './product-run.ts'
import { addProducts, beginMore, beginPage, failPage, pageToAdd } from './request-transitions.ts'
import type { ProductsReply } from './shown-products.ts'

/** Products that come page by page, and the ways to ask for them. No promise of these rejects. */
export interface Pages<Run extends ProductRun> {
  engine: Engine
  page: State<Run>
  /** Asks for the page as it is now. */
  fetch(): Promise<void>
  /** Asks only if there is no good reply yet and none on its way. */
  fetchFirst(): Promise<void>
  /** Adds the page after the last one shown. */
  fetchMore(): Promise<void>
}

export interface PageQuestion<Run extends ProductRun, Reply extends ProductsReply> {
  path: string
  body: (run: Run) => object
  read: (value: unknown) => Reply
  begin?: (run: Run) => Run
  /** The state to ask with once more instead of taking the reply; `null` to take it. */
  askAgain?: (run: Run, reply: Reply) => Run | null
  replace: (run: Run, reply: Reply) => Run
  add?: (run: Run, reply: Reply) => Run
  afterReplace?: (run: Run) => void
}

/** The way of every request for products: only the last one counts, and each comes to an end. */
export function createPages<Run extends ProductRun, Reply extends ProductsReply>(
  engine: Engine,
  page: State<Run>,
  question: PageQuestion<Run, Reply>,
): Pages<Run> {
  const latest = createLatestCall(engine.environment)
  let running: Promise<void> | null = null

  async function ask(asked: number | null): Promise<void> {
    const { requestId, signal } = latest.begin()
    let more = asked
    const call = (): Promise<CallResult<Reply>> => {
      const body = { ...question.body(page.get()), ...(more !== null && { page: more }) }
      return callCommerce(engine, { path: question.path, body, read: question.read, signal })
    }
    const isCurrent = () => page.get().requestId === requestId
    page.update((run) =>
      more === null
        ? beginPage(question.begin?.(run) ?? run, requestId)
        : beginMore(run, requestId),
    )
    let result = await call()
    const again = result.ok && isCurrent() && question.askAgain?.(page.get(), result.reply)
    if (again) {
      more = null
      page.update(() => beginPage(again, requestId))
      result = await call()
    }
    if (!isCurrent()) return
    if (!result.ok) {
      const { error } = result
      return page.update((run) => failPage(run, error))
    }
    const { reply } = result
    if (more !== null) return page.update((run) => (question.add ?? addProducts)(run, reply))
    page.update((run) => question.replace(run, reply))
    question.afterReplace?.(page.get())
  }

  /** Whoever was overtaken waits for the one who overtook: then the reply is in the state. */
  async function untilLast(own: Promise<void>): Promise<void> {
    await own
    if (running === own) running = null
    else if (running !== null) await untilLast(running)
  }

  function start(more: number | null): Promise<void> {
    const before = running
    const own: Promise<void> = ask(more).catch((error: unknown) => {
      if (running === own) page.update((run) => failPage(run, unreadable(0, String(error))))
    })
    // Whoever hears that this has begun may have asked for something else already.
    if (running === before) running = own
    return untilLast(own)
  }

  return {
    engine,
    page,
    fetch: () => start(null),
    async fetchFirst() {
      const { lastPageShown, error, isLoading } = page.get()
      // A state from a server may say it is loading when nobody is, and one that was reset is not.
      if (isLoading && running !== null) return untilLast(running)
      if (lastPageShown === null || error !== null || isLoading) await start(null)
    },
    async fetchMore() {
      const { requestId, lastPageShown, isLoading } = page.get()
      if (isLoading && running !== null) return untilLast(running)
      // What is shown is not what was asked for last: adding to it would mix the two.
      if (requestId !== '' && lastPageShown === null) return start(null)
      const more = pageToAdd(page.get())
      if (more !== null) await start(more)
    },
  }
}
