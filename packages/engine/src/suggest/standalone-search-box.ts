import { callCommerce } from '../calls/call-commerce.ts'
import { commonBody } from '../calls/common-body.ts'
import { readPageReply } from '../calls/read-reply.ts'
import { demand, fields, flag, nonEmptyText, optional } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { answerTriggers, NO_TRIGGERS } from '../search/triggers.ts'
import { combine, derive } from '../state.ts'
import { boxCalls } from './box-calls.ts'
import { BOX_OPTIONS, createBoxParts, type BoxOptions, type SearchBoxState } from './box-parts.ts'
import { entryState } from './entries.ts'
import { suggestOf } from './fetch-suggestions.ts'
import type { SearchBox } from './search-box.ts'
import {
  answeredRedirect,
  askedRedirect,
  aStandaloneBox,
  omniboxMetadata,
  registeredBox,
  resetBox,
  STANDALONE_BOXES,
  withRedirectionUrl,
  type StandaloneBox,
} from './standalone-boxes.ts'

const OPTIONS = fields({
  ...BOX_OPTIONS,
  redirectionUrl: nonEmptyText,
  overwrite: optional(flag, false),
})

export interface StandaloneSearchBoxOptions extends BoxOptions {
  /** Where a query leads when the provider knows nothing better. */
  redirectionUrl: string
  /** Replaces a box of the same id. */
  overwrite?: boolean | undefined
}

export type StandaloneSearchBoxState = SearchBoxState &
  Pick<StandaloneBox, 'redirectTo' | 'analytics'>

export interface StandaloneSearchBox extends Omit<SearchBox, 'state'> {
  readonly state: StandaloneSearchBoxState
  updateRedirectUrl(url: string): void
  /** To be called once the visitor has arrived, where the page was not loaded anew. */
  afterRedirection(): void
}

/** A box on a page without results: instead of searching it finds out where to go. */
export function createStandaloneSearchBox(
  engine: Engine,
  options: StandaloneSearchBoxOptions,
): StandaloneSearchBox {
  const settings = demand(OPTIONS, options)
  const { id, redirectionUrl } = settings
  const boxes = engine.state(STANDALONE_BOXES)
  const parts = createBoxParts(engine, settings)
  boxes.update((all) => registeredBox(all, id, redirectionUrl, settings.overwrite))
  const own = entryState(boxes, id, aStandaloneBox(redirectionUrl))
  const view = derive(combine(parts.view, own), ([box, { redirectTo, isLoading, analytics }]) => ({
    ...box,
    isLoading,
    redirectTo,
    analytics,
  }))
  const plan = engine.part(boxCalls)(`plan:${id}`, own)
  async function leave(analytics: StandaloneBox['analytics']) {
    parts.offerNothing()
    const { requestId, signal } = plan.begin()
    own.update((box) => askedRedirect(box, requestId, analytics))
    const common = commonBody(engine)
    const context = { ...common.context, capture: false }
    const result = await callCommerce(engine, {
      path: '/search',
      body: { ...common, context, page: 0, perPage: 1, query: parts.text() },
      read: readPageReply,
      signal,
    })
    const triggers = result.ok ? result.reply.triggers : []
    const { redirectTo } = answerTriggers(NO_TRIGGERS, triggers)
    own.update((box) => answeredRedirect(box, requestId, redirectTo))
  }
  return controllerOf(view, {
    ...parts.verbs,
    selectSuggestion(value: string) {
      parts.write(value)
      const metadata = omniboxMetadata(suggestOf(engine, id).get(), value)
      return leave({ cause: 'omniboxFromLink', metadata })
    },
    submit: () => leave({ cause: 'searchFromLink', metadata: null }),
    updateRedirectUrl(url: string) {
      demand(nonEmptyText, url, 'redirectionUrl')
      own.update((box) => withRedirectionUrl(box, url))
    },
    afterRedirection() {
      plan.abort()
      own.update(resetBox)
    },
  })
}
