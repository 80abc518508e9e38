/** What scripts around the command go by. */
export const EXIT = {
  done: 0,
  /** The good rows landed, others were refused. */
  someRefused: 1,
  nothingDone: 2,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
