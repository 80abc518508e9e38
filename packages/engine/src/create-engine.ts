import { CART } from './cart/cart.ts'
import { CART_ITEMS } from './cart/cart-item-schema.ts'
import { setItems } from './cart/cart-transitions.ts'
import {
  all,
  demand,
  fields,
  flag,
  listOf,
  matching,
  missable,
  nonEmptyText,
  oneOf,
  text,
  url,
} from './check.ts'
import { ENVIRONMENTS, type Configuration, type EngineOptions } from './configuration.ts'
import { CONTEXT } from './context/context.ts'
import { CONTEXT_SHAPE } from './context/context-schema.ts'
import { assembleEngine, type Engine, type Snapshot } from './engine.ts'
import type { Environment } from './environment.ts'

/** What a slip of the pen in a shop's settings can spoil; the types see to the rest. */
const PARTS = {
  organizationId: nonEmptyText,
  accessToken: nonEmptyText,
  environment: missable(oneOf(ENVIRONMENTS)),
  proxyBaseUrl: missable(url),
  analytics: fields({
    trackingId: all(nonEmptyText, matching(/^[\w.-]{0,100}$/)),
    enabled: missable(flag),
    mode: missable(oneOf(['legacy', 'next'])),
    source: missable(listOf(all(nonEmptyText, matching(/^.+@\d+\.\d+\.\d+$/)))),
    proxyBaseUrl: missable(url),
  }),
  context: CONTEXT_SHAPE,
  cart: missable(fields({ items: CART_ITEMS })),
}

const OPTIONS = fields(PARTS)

/** Who can get a token may start without one. */
const RENEWABLE_OPTIONS = fields({ ...PARTS, accessToken: text })

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
