import { controllerOf, type Controller } from '../controller.ts'
import type { Engine } from '../engine.ts'
import { changeAndFetch } from '../facets/facet-verbs.ts'
import { refine } from '../page/refine.ts'
import { select } from '../page/select.ts'
import type { Correction } from './correction.ts'
import { searchOf } from './create-search.ts'
import { withQuery } from './search-transitions.ts'

export interface ShownCorrection extends Correction {
  hasCorrection: boolean
  wasCorrected: boolean
}

/** "Did you mean …?" */
export interface CorrectionControl extends Controller<ShownCorrection> {
  /** Searches for what is offered; does nothing where nothing is. */
  applyCorrection(): Promise<void>
}

export function createCorrection(engine: Engine): CorrectionControl {
  const solution = searchOf(engine)
  const view = select(solution.page, ({ correction }) => ({
    ...correction,
    hasCorrection: correction.correctedQuery !== '',
    wasCorrected: correction.wasCorrectedTo !== '',
  }))
  return controllerOf(view, {
    async applyCorrection() {
      const { correctedQuery } = view.get()
      if (correctedQuery === '') return
      await changeAndFetch(solution, (page) => refine(page, () => withQuery(page, correctedQuery)))
    },
  })
}
