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
  const urgent = createPictureQueue<T>({ concurrency: makers.urgent.size, limits })
  const background = createPictureQueue<T>({ concurrency: makers.background.size, limits })

  return {
    add(name, urgency, run) {
      const lane = urgency === URGENCY.request ? urgent : background
      return lane.add(name, urgency, run)
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
