/** Whether everything is tried at its largest, as before a release. */
export const isDeep = process.env['TEST_DEPTH'] === 'deep'

/** How often a property is tried: often enough to notice a slip, or as often as before a release. */
export function runs({ quick, deep }: { quick: number; deep: number }): number {
  return isDeep ? deep : quick
}
