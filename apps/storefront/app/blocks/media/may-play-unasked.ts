/** What a browser says of its visitor's wishes and connection. */
export interface Surroundings {
  prefersStillness: boolean
  savesData: boolean
  /** `slow-2g`, `2g`, `3g`, `4g`; unknown in many browsers. */
  connection: string | undefined
}

/** Whether something may move and load that nobody asked for. */
export function mayPlayUnasked({ prefersStillness, savesData, connection }: Surroundings): boolean {
  return !prefersStillness && !savesData && !connection?.endsWith('2g')
}

interface NetworkInformation {
  saveData?: boolean
  effectiveType?: string
}

export function surroundingsOf(view: Window): Surroundings {
  // Not every browser has it, and the type library therefore none.
  const { connection } = view.navigator as Navigator & { connection?: NetworkInformation }
  return {
    prefersStillness: view.matchMedia('(prefers-reduced-motion: reduce)').matches,
    savesData:
      connection?.saveData === true || view.matchMedia('(prefers-reduced-data: reduce)').matches,
    connection: connection?.effectiveType,
  }
}
