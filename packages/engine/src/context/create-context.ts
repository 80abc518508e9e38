import { demand } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { LISTING } from '../listing/listing-slice.ts'
import type { ProductPage } from '../page/product-page.ts'
import { SEARCH } from '../search/search-slice.ts'
import { CONTEXT, type Context } from './context.ts'
import { CONTEXT_SHAPE, LOCATION, VIEW } from './context-checks.ts'
import { startOver, startOverFor } from './start-over.ts'

/** For whom and where products are asked for; listing and search start over when that changes. */
export interface ContextController extends Controller<Context> {
  setContext(context: Context): void
  setLanguage(language: string): void
  setCountry(country: string): void
  setCurrency(currency: string): void
  setView(view: Context['view']): void
  /** Where the visitor is changes nothing of what is shown until it is asked for anew. */
  setLocation(location: NonNullable<Context['location']>): void
}

export function createContextController(engine: Engine): ContextController {
  const context = engine.state(CONTEXT)

  function setContext(wanted: Context): void {
    const checked = demand(CONTEXT_SHAPE, wanted)
    context.update(() => checked)
    restart(startOverFor)
  }

  function change(part: Partial<Context>): void {
    setContext({ ...context.get(), ...part })
  }

  function restart(transition: (page: ProductPage) => ProductPage): void {
    engine.state(LISTING).update(transition)
    engine.state(SEARCH).update(transition)
  }

  return controllerOf(context, {
    setContext,
    setLanguage: (language: string) => change({ language }),
    setCountry: (country: string) => change({ country }),
    setCurrency: (currency: string) => change({ currency }),
    setView(view: Context['view']) {
      const checked = demand(VIEW, view)
      context.update((current) => ({ ...current, view: checked }))
      restart(startOver)
    },
    setLocation(location: NonNullable<Context['location']>) {
      const checked = demand(LOCATION, location)
      context.update((current) => ({ ...current, location: checked }))
    },
  })
}
