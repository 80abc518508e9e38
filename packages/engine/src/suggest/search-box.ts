import { demand, fields, flag, optional } from '../check.ts'
import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { submitQuery } from '../search/submit-query.ts'
import {
  BOX_OPTIONS,
  createBoxParts,
  type BoxOptions,
  type BoxVerbs,
  type SearchBoxState,
} from './box-parts.ts'

const OPTIONS = fields({ ...BOX_OPTIONS, clearFilters: optional(flag, true) })

export interface SearchBoxOptions extends BoxOptions {
  /** Whether a new query starts without the filters of the one before. */
  clearFilters?: boolean | undefined
}

export interface SearchBox extends Controller<SearchBoxState>, BoxVerbs {
  /** Searches for the suggestion. */
  selectSuggestion(value: string): Promise<void>
  /** Searches for what stands in the box. */
  submit(): Promise<void>
}

/** The box of a search page. */
export function createSearchBox(engine: Engine, options: SearchBoxOptions = {}): SearchBox {
  const settings = demand(OPTIONS, options)
  const parts = createBoxParts(engine, settings)
  function submit() {
    parts.offerNothing()
    return submitQuery(engine, parts.text(), { clearFilters: settings.clearFilters })
  }
  return controllerOf(parts.view, {
    ...parts.verbs,
    selectSuggestion(value: string) {
      parts.write(value)
      return submit()
    },
    submit,
  })
}
