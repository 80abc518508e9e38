/** One thing a shopper does with the public client, and what must come of it. */
export interface Step {
  title: string
  run(): Promise<void>
  /** What a client throws where nobody can catch it is the step's own business. */
  catchesStrayFaults?: true
}

/** Steps of one area; each may build on those before it. */
export interface Area {
  title: string
  /** Name and version. */
  client?: string
  steps: readonly Step[]
}

export interface StepResult {
  area: string
  client: string
  title: string
  /** `null` where all was as expected. */
  fault: string | null
  milliseconds: number
}

/** A step that fails does not keep the others from being tried. */
export async function runAreas(
  areas: readonly Area[],
  report: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  using stray = catchStrayFaults()
  for (const area of areas) {
    for (const { title, run, catchesStrayFaults } of area.steps) {
      const startedAt = performance.now()
      const [thrown, strayed] = [await faultOf(run), await stray.take()]
      const fault = (catchesStrayFaults ? null : strayed) ?? thrown
      const milliseconds = Math.round(performance.now() - startedAt)
      const { title: place, client = '' } = area
      const result = { area: place, client, title, fault, milliseconds }
      results.push(result)
      report(result)
    }
  }
  return results
}

async function faultOf(run: () => Promise<void>): Promise<string | null> {
  try {
    await run()
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** Clients throw where nobody can catch it when a reply is not as they expect. */
function catchStrayFaults(): Disposable & { take(): Promise<string | null> } {
  let faults: string[] = []
  const keep = (error: unknown) => void faults.push(`The client threw: ${messageOf(error)}`)
  process.on('unhandledRejection', keep)
  process.on('uncaughtException', keep)
  return {
    async take() {
      await new Promise((resolve) => setImmediate(resolve))
      const found = faults
      faults = []
      return found[0] ?? null
    },
    [Symbol.dispose]() {
      process.off('unhandledRejection', keep)
      process.off('uncaughtException', keep)
    },
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.trim() : String(error)
}
