import { createPictureQueue, type PictureQueue } from './picture-queue.ts'
import { URGENCY } from './waiting-lines.ts'

const MAX_SOON = 2000
const MAX_AHEAD = 50_000

/** How many work on what shoppers wait for, and on what nobody waits for. */
interface Makers {
  urgent: { size: number }
  background: { size: number }
}

/** Two queues side by side, so that shoppers never wait for a picture that nobody waits for. */
export function createPictureLanes<T>(makers: Makers, maxWaiting: number): PictureQueue<T> {
  const limits = {
    [URGENCY.request]: maxWaiting,
    [URGENCY.soon]: MAX_SOON,
    [URGENCY.ahead]: MAX_AHEAD,
    [URGENCY.later]: MAX_AHEAD,
  }
  const perClient = Math.ceil(maxWaiting / 2)
  const laneOf = (concurrency: number) => createPictureQueue<T>({ concurrency, limits, perClient })
  const urgent = laneOf(makers.urgent.size)
  const background = laneOf(makers.background.size)

  return {
    add(name, urgency, run, client) {
      const lane = urgency === URGENCY.request ? urgent : background
      return lane.add(name, urgency, run, client)
    },
    counts() {
      const [wanted, spare] = [urgent.counts(), background.counts()]
      return { waiting: wanted.waiting + spare.waiting, running: wanted.running + spare.running }
    },
    async idle() {
      await Promise.all([urgent.idle(), background.idle()])
    },
    close(reason) {
      urgent.close(reason)
      background.close(reason)
    },
  }
}
