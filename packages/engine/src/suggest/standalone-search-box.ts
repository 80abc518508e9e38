import { callCommerce } from '../calls/call-commerce.ts'
import { commonBody } from '../calls/common-body.ts'
import { readPageReply } from '../calls/read-reply.ts'
import { demand, fields, flag, nonEmptyText, optional } from '../check.ts'
import { controllerOf } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { combine, derive } from '../state.ts'
import type { PageReply } from '../wire/reply.ts'
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

const REDIRECTION = { redirectionUrl: nonEmptyText }
const OPTIONS = fields({ ...BOX_OPTIONS, ...REDIRECTION, overwrite: optional(flag, false) })

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
  const { id = `standalone_search_box_${engine.environment.randomId()}`, redirectionUrl } = settings
  const boxes = engine.state(STANDALONE_BOXES)
  const parts = createBoxParts(engine, { ...settings, id })
  boxes.update((all) => registeredBox(all, id, redirectionUrl, settings.overwrite))
  const own = entryState(boxes, id, aStandaloneBox(redirectionUrl))
  const view = derive(combine(parts.view, own), ([box, { redirectTo, isLoading, analytics }]) => ({
    ...box,
    isLoading,
    redirectTo,
    analytics,
  }))
  const plan = engine.part(boxCalls)(`plan:${id}`)
  async function leave(analytics: StandaloneBox['analytics']) {
    parts.offerNothing()
    const { requestId, signal } = plan.begin()
    own.update((box) => askedRedirect(box, requestId, analytics))
    const redirect = await fetchRedirect(engine, parts.text(), signal)
    own.update((box) => answeredRedirect(box, requestId, redirect))
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
      demand(fields(REDIRECTION), { redirectionUrl: url })
      own.update((box) => withRedirectionUrl(box, url))
    },
    afterRedirection() {
      plan.abort()
      own.update(resetBox)
    },
  })
}

/** Where the provider wants a query to lead; empty where it has no wish, or cannot be asked. */
async function fetchRedirect(engine: Engine, query: string, signal: AbortSignal): Promise<string> {
  const common = commonBody(engine)
  const body = { ...common, context: { ...common.context, capture: false }, page: 0, perPage: 1 }
  const result = await callCommerce(engine, {
    path: '/search',
    body: { ...body, query },
    read: readPageReply,
    signal,
  })
  return result.ok ? firstRedirect(result.reply) : ''
}

function firstRedirect({ triggers }: PageReply): string {
  for (const { type, content } of triggers) {
    if (type === 'redirect') return content
  }
  return ''
}
