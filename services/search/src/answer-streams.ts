import { ServiceFault } from '@saum/thread/pending-calls'
import { createPartStream, type PartStream } from './part-stream.ts'

/** The answers whose parts are still on their way from the thread, by number of the request. */
export interface AnswerStreams {
  open(id: number): PartStream
  push(id: number, text: string): void
  end(id: number, failure: string | null): void
  endAll(failure: string): void
}

export function createAnswerStreams(onAbandoned: (id: number) => void): AnswerStreams {
  const streams = new Map<number, PartStream>()

  function end(id: number, failure: string | null): void {
    streams.get(id)?.end(failure === null ? null : new ServiceFault(failure))
    streams.delete(id)
  }

  return {
    open(id) {
      const stream = createPartStream(() => {
        streams.delete(id)
        onAbandoned(id)
      })
      streams.set(id, stream)
      return stream
    },
    push: (id, text) => streams.get(id)?.push(text),
    end,
    endAll(failure) {
      for (const id of streams.keys()) end(id, failure)
    },
  }
}
