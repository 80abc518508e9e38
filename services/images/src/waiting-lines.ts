/**
 * Who waits: a shopper, the next shopper, nobody yet, nobody as long as there is something else to
 * send. Lower numbers go first.
 */
export const URGENCY = { request: 0, soon: 1, ahead: 2, later: 3 } as const

export type Urgency = (typeof URGENCY)[keyof typeof URGENCY]

interface Waiting {
  name: string
  urgency: Urgency
  /** The visitor who asked first; empty when no visitor waits for it. */
  client: string
}

/** One line per urgency; within a line, first come, first served, but no client twice while another waits. */
export interface WaitingLines<T extends Waiting> {
  join(job: T): void
  /** The job of that name, moved up if it was less urgent than now wanted. */
  hurry(name: string, urgency: Urgency): T | undefined
  takeNext(): T | undefined
  lengthOf(urgency: Urgency): number
  /** How many jobs of one client are in the line. */
  countOf(urgency: Urgency, client: string): number
  takeAll(): T[]
}

export function createWaitingLines<T extends Waiting>(): WaitingLines<T> {
  // Maps are found by name and keep the order of joining.
  const lines = Object.values(URGENCY).map(() => new Map<string, T>())
  const lineOf = (urgency: Urgency) => lines[urgency]!
  let lastClient = ''

  return {
    join: (job) => void lineOf(job.urgency).set(job.name, job),
    hurry(name, urgency) {
      const job = lines.find((line) => line.has(name))?.get(name)
      if (job === undefined || job.urgency <= urgency) return job
      lineOf(job.urgency).delete(name)
      job.urgency = urgency
      lineOf(urgency).set(name, job)
      return job
    },
    takeNext() {
      const line = lines.find(({ size }) => size > 0)
      const job = line && nextOf(line, lastClient)
      if (job === undefined) return undefined
      line?.delete(job.name)
      lastClient = job.client
      return job
    },
    lengthOf: (urgency) => lineOf(urgency).size,
    countOf: (urgency, client) =>
      [...lineOf(urgency).values()].filter((job) => job.client === client).length,
    takeAll() {
      const jobs = lines.flatMap((line) => [...line.values()])
      for (const line of lines) line.clear()
      return jobs
    },
  }
}

/** The first job of another client than the last; without waiting visitors the first job of the long line will do. */
function nextOf<T extends Waiting>(
  line: ReadonlyMap<string, T>,
  lastClient: string,
): T | undefined {
  const [first] = line.values()
  if (first?.urgency !== URGENCY.request) return first
  for (const job of line.values()) if (job.client !== lastClient) return job
  return first
}
