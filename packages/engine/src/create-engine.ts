import { CART } from './cart/cart.ts'
import { CART_ITEMS } from './cart/cart-checks.ts'
import { setItems } from './cart/cart-transitions.ts'
import {
  allOf,
  defined,
  demand,
  fields,
  flag,
  is,
  listOf,
  matching,
  nonEmptyText,
  oneOf,
  optional,
  text,
  url,
} from './check.ts'
import { ENVIRONMENTS, type Configuration, type EngineOptions } from './configuration.ts'
import { CONTEXT } from './context/context.ts'
import { CONTEXT_SHAPE } from './context/context-checks.ts'
import { assembleEngine, type Engine, type Snapshot } from './engine.ts'
import type { Environment } from './environment.ts'

const hook = optional(is<unknown>((value) => typeof value === 'function', 'value is invalid.'))

/** What a slip of the pen in a shop's settings can spoil; the types see to the rest. */
const PARTS = {
  organizationId: nonEmptyText,
  accessToken: nonEmptyText,
  environment: optional(oneOf(ENVIRONMENTS)),
  proxyBaseUrl: optional(url),
  renewAccessToken: hook,
  preprocessRequest: hook,
  analytics: fields({
    trackingId: allOf(nonEmptyText, matching(/^[\w.-]{0,100}$/)),
    enabled: optional(flag),
    mode: optional(oneOf(['legacy', 'next'])),
    source: optional(listOf(allOf(nonEmptyText, matching(/^.+@\d+\.\d+\.\d+$/)))),
    proxyBaseUrl: optional(url),
  }),
  context: CONTEXT_SHAPE,
  cart: optional(fields({ items: CART_ITEMS })),
}

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
    // Who can get a token may start without one.
    const accessToken = options.renewAccessToken ? text : nonEmptyText
    return demand(fields({ ...PARTS, accessToken }), options)
  } catch (error) {
    log('error', 'Commerce engine configuration error', error)
    throw error
  }
}

function toConfiguration({ context: _, cart: __, ...options }: EngineOptions): Configuration {
  return {
    ...options,
    environment: options.environment ?? 'prod',
    analytics: {
      enabled: true,
      mode: 'next',
      source: [],
      originContext: 'Search',
      originLevel2: 'default',
      originLevel3: 'default',
      anonymous: false,
      ...defined(options.analytics),
    },
    knowledge: { answerConfigurationId: '', ...options.knowledge },
    classic: { locale: 'en-US', ...options.classic },
  }
}
