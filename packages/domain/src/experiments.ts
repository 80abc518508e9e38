/** What our pages can show in two ways, and on which of them: paths below that of the shop. */
export const EXPERIMENTS = {
  /** The promises of delivery and returns stand above the button instead of below it. */
  'early-promises': { paths: /^\/p\/(?!shop-the-look\/)[^/]+\/$/ },
} as const satisfies Readonly<Record<string, { paths: RegExp }>>

export type ExperimentKey = keyof typeof EXPERIMENTS

/** An experiment an operator has switched on. */
export interface RunningExperiment {
  key: ExperimentKey
  /** How many of hundred visitors see the other version. */
  share: number
}

const ENTRY = /^([a-z-]+):([1-9]\d?)$/

/** `early-promises:50 other:10` as experiments; `null` when a part of it is none we know. */
export function readExperiments(text: string): RunningExperiment[] | null {
  const running = new Map<ExperimentKey, number>()
  for (const entry of text.split(/\s+/).filter(Boolean)) {
    const [, key = '', share = ''] = ENTRY.exec(entry) ?? []
    if (!isExperimentKey(key) || running.has(key)) return null
    running.set(key, Number(share))
  }
  return Array.from(running, ([key, share]) => ({ key, share }))
}

export function isExperimentKey(key: string): key is ExperimentKey {
  return Object.hasOwn(EXPERIMENTS, key)
}
