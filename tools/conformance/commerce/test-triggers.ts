import assert from 'node:assert/strict'
import { answered, until } from '../controller.ts'
import { createEngine, SHOP_PATH, type Stage } from '../stage.ts'
import type { Area } from '../step.ts'
import type { CommerceClient } from './client.ts'

/** Queries of the rules that come with the shop. */
const REDIRECTED = 'agb'
const REWRITTEN = { query: 'rolli', by: 'rollkragen' }
const NOTED = 'kaschmir'

/** What an operator's rules do: lead elsewhere, ask for something else, say something. */
export function triggerArea(stage: Stage, client: CommerceClient): Area {
  const engine = createEngine(stage, client, { path: `/${SHOP_PATH}/search/` })
  const search = client.buildSearch(engine)
  const box = client.buildSearchBox(engine)
  const rewriting = client.buildQueryTrigger(engine)
  const resultPage = `${stage.origin}/${SHOP_PATH}/search/`

  async function redirectOf(query: string): Promise<string> {
    const options = { id: `alone-${query}`, redirectionUrl: resultPage }
    const alone = client.buildStandaloneSearchBox(engine, { options })
    alone.updateText(query)
    alone.submit()
    const { redirectTo } = await until(alone, (state) => state.redirectTo !== '', 'A redirection')
    return redirectTo
  }

  return {
    title: 'rules of the operator',
    steps: [
      {
        title: 'a standalone box leads to the page a query stands for',
        async run() {
          const target = await redirectOf(REDIRECTED)
          assert.notEqual(target, resultPage)
          assert.ok(URL.canParse(target, stage.origin), `${target} is no address`)
        },
      },
      {
        title: 'any other query leads to the results',
        async run() {
          assert.equal(await redirectOf('kleid'), resultPage)
        },
      },
      {
        title: 'the plan of a standalone box is not recorded as a search',
        async run() {
          const asked = stage.traffic.last('/commerce/v2/search', '"capture":false')
          assert.ok(asked, 'no plan was asked for')
          assert.equal(asked.status, 200)
        },
      },
      {
        title: 'a query is replaced by the one it stands for',
        async run() {
          box.updateText(REWRITTEN.query)
          box.submit()
          await until(rewriting, ({ wasQueryModified }) => wasQueryModified, 'A replaced query')
          await until(search, ({ isLoading }) => !isLoading, 'A reply')
          assert.equal(rewriting.state.newQuery, REWRITTEN.by)
          assert.equal(rewriting.state.originalQuery, REWRITTEN.query)
          assert.ok(search.state.products.length > 0)
        },
      },
      {
        title: 'a shopper can have the query as typed',
        async run() {
          await answered(search, () => rewriting.undo())
          assert.equal(rewriting.state.wasQueryModified, false)
          assert.equal(box.state.value, REWRITTEN.query)
        },
      },
      {
        title: 'a note comes with the query it is about, and goes with the next',
        async run() {
          const notes = client.buildNotifyTrigger(engine)
          box.updateText(NOTED)
          await answered(search, () => box.submit())
          assert.equal(notes.state.notifications.length, 1)
          box.updateText('kleid')
          await answered(search, () => box.submit())
          assert.deepEqual(notes.state.notifications, [])
        },
      },
    ],
  }
}
