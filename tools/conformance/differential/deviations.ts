import { ADDRESS_DEVIATIONS } from './address-deviations.ts'
import { CLASSIC_DEVIATIONS } from './classic-deviations.ts'
import type { Deviation } from './deviation.ts'
import { FAILURE_DEVIATIONS } from './failure-deviations.ts'
import { PAGE_DEVIATIONS } from './page-deviations.ts'
import { RANGE_DEVIATIONS } from './range-deviations.ts'

/** Every difference that is meant, by name, with its reason; anything else is a fault. */
export const DEVIATIONS: readonly Deviation[] = [
  ...PAGE_DEVIATIONS,
  ...RANGE_DEVIATIONS,
  ...ADDRESS_DEVIATIONS,
  ...FAILURE_DEVIATIONS,
  ...CLASSIC_DEVIATIONS,
]
