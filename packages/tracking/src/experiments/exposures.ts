import { EXPERIMENTS, type ExperimentKey, type RunningExperiment } from '@saum/domain/experiments'
import { variantOf, type ExperimentVariant } from './assign.ts'

/** A visitor sees a page in one of its versions. */
export interface Exposure {
  experiment: ExperimentKey
  variant: ExperimentVariant
}

/**
 * What a visitor who allowed comparisons is shown on a page: the server decides by it, and the browser
 * notes by it what was shown. The path is that below the shop, as in `/p/coat-7/`.
 */
export function exposuresOf(
  running: readonly RunningExperiment[],
  path: string,
  consentId: string,
): Exposure[] {
  return running
    .filter(({ key }) => EXPERIMENTS[key].paths.test(path))
    .map((experiment) => ({
      experiment: experiment.key,
      variant: variantOf(consentId, experiment),
    }))
}
