/** One line for the log of the process; where it goes is decided by whoever starts the service. */
export interface LogEntry {
  level: 'info' | 'warn' | 'error'
  message: string
  fields?: Record<string, string | number | boolean>
}

export type Log = (entry: LogEntry) => void

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
