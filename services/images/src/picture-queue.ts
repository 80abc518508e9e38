import { createWaitingLines, URGENCY, type Urgency } from './waiting-lines.ts'

/** More is asked for than can be made; the client may come back. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

interface Job<T> {
  name: string
  urgency: Urgency
  client: string
  run: () => Promise<T>
  result: PromiseWithResolvers<T>
}

export interface PictureQueue<T> {
  /** One job per name: whoever asks for a name that is waiting or running waits for the same job. */
  add(name: string, urgency: Urgency, run: () => Promise<T>, client?: string): Promise<T>
  counts(): { waiting: number; running: number }
  idle(): Promise<void>
  /** Turns away everybody who waits and everybody who comes. */
  close(reason: Error): void
}

interface QueueOptions {
  concurrency: number
  /** How many jobs of each urgency may wait. */
  limits: Readonly<Record<Urgency, number>>
  /** How many jobs of one client may wait. */
  perClient: number
}

export function createPictureQueue<T>(options: QueueOptions): PictureQueue<T> {
  const { concurrency, limits, perClient } = options
  const lines = createWaitingLines<Job<T>>()
  const running = new Map<string, Job<T>>()
  let resting: (() => void)[] = []
  let closed: Error | null = null

  function add(name: string, urgency: Urgency, run: () => Promise<T>, client = ''): Promise<T> {
    if (closed !== null) return Promise.reject(closed)
    const known = running.get(name) ?? lines.hurry(name, urgency)
    if (known !== undefined) return known.result.promise
    if (lines.lengthOf(urgency) >= limits[urgency]) {
      return Promise.reject(new QueueFull(`${limits[urgency]} pictures are waiting already`))
    }
    if (client !== '' && lines.countOf(urgency, client) >= perClient) {
      return Promise.reject(
        new QueueFull(`${perClient} pictures of one client are waiting already`),
      )
    }
    const job = { name, urgency, client, run, result: Promise.withResolvers<T>() }
    lines.join(job)
    startNext()
    return job.result.promise
  }

  function startNext(): void {
    while (running.size < concurrency) {
      const job = lines.takeNext()
      if (job === undefined) break
      running.set(job.name, job)
      void finish(job)
    }
    if (running.size > 0) return
    for (const tell of resting) tell()
    resting = []
  }

  async function finish({ name, run, result }: Job<T>): Promise<void> {
    try {
      result.resolve(await run())
    } catch (error) {
      result.reject(error)
    }
    running.delete(name)
    startNext()
  }

  return {
    add,
    counts: () => ({
      waiting: Object.values(URGENCY).reduce<number>(
        (sum, urgency) => sum + lines.lengthOf(urgency),
        0,
      ),
      running: running.size,
    }),
    idle() {
      if (running.size === 0) return Promise.resolve()
      return new Promise((resolve) => resting.push(resolve))
    },
    close(reason) {
      closed = reason
      for (const job of lines.takeAll()) job.result.reject(reason)
    },
  }
}
