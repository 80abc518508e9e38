import * as v from '@saum/schema/schema'
import { CART } from './cart/cart.ts'
import { CART_ITEMS } from './cart/cart-item-schema.ts'
import { setItems } from './cart/cart-transitions.ts'
import { ENVIRONMENTS, type Configuration, type EngineOptions } from './configuration.ts'
import { CONTEXT } from './context/context.ts'
import { CONTEXT_SHAPE } from './context/context-schema.ts'
import { assembleEngine, type Engine, type Snapshot } from './engine.ts'
import type { Environment } from './environment.ts'
import { demand } from './page/demand.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const url = v.exactOptional(v.pipe(v.string(), v.url()))

/** What a slip of the pen in a shop's settings can spoil; the types see to the rest. */
const OPTIONS = v.object({
  organizationId: text,
  accessToken: text,
  environment: v.exactOptional(v.picklist(ENVIRONMENTS)),
  proxyBaseUrl: url,
  analytics: v.object({
    trackingId: v.pipe(text, v.regex(/^[\w.-]{0,100}$/)),
    enabled: v.exactOptional(v.boolean()),
    mode: v.exactOptional(v.picklist(['legacy', 'next'])),
    source: v.exactOptional(v.array(v.pipe(text, v.regex(/^.+@\d+\.\d+\.\d+$/)))),
    proxyBaseUrl: url,
  }),
  context: CONTEXT_SHAPE,
  cart: v.exactOptional(v.object({ items: CART_ITEMS })),
})

/** Who can get a token may start without one. */
const RENEWABLE_OPTIONS = v.object({ ...OPTIONS.entries, accessToken: v.string() })

/** Asked for once: it takes longer than all the rest of an engine. */
const TIMEZONE = /* @__PURE__ */ timezoneHere()

/**
 * An engine for one visitor. Throws when the options are wrong, naming every wrong property. What a
 * snapshot knows goes before what the options say, so that a browser goes on where a server ended.
 */
export function createEngine(
  options: EngineOptions,
  environment: Environment,
  snapshot: Snapshot = {},
): Engine {
  const { context, cart } = checked(options, environment)
  const engine = assembleEngine(toConfiguration(options), environment, snapshot)
  if (snapshot[CONTEXT.name] === undefined) engine.state(CONTEXT).update(() => context)
  if (cart !== undefined && snapshot[CART.name] === undefined) {
    engine.state(CART).update((current) => setItems(current, cart.items))
  }
  return engine
}

function checked(options: EngineOptions, { log }: Environment) {
  try {
    return demand(options.renewAccessToken ? RENEWABLE_OPTIONS : OPTIONS, options)
  } catch (error) {
    log('error', 'Commerce engine configuration error', error)
    throw error
  }
}

function toConfiguration({ context: _, cart: __, ...options }: EngineOptions): Configuration {
  return {
    environment: 'prod',
    ...options,
    analytics: {
      enabled: true,
      mode: 'next',
      source: [],
      originContext: 'Search',
      originLevel2: 'default',
      originLevel3: 'default',
      anonymous: false,
      deviceId: '',
      userDisplayName: '',
      documentLocation: '',
      ...options.analytics,
    },
    knowledge: { answerConfigurationId: '', ...options.knowledge },
    classic: {
      locale: 'en-US',
      timezone: TIMEZONE,
      authenticationProviders: [],
      ...options.classic,
    },
  }
}

function timezoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
