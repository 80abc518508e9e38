import type { Log, LogEntry } from '@saum/thread/log'

const MAX_REMEMBERED = 1000

/** Says the same thing once: one broken picture must not fill the log. */
export function createOnceLog(log: Log): (topic: string, entry: LogEntry) => void {
  const said = new Set<string>()
  return (topic, entry) => {
    if (said.has(topic)) return
    if (said.size >= MAX_REMEMBERED) said.clear()
    said.add(topic)
    log(entry)
  }
}
