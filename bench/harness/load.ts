import autocannon from 'autocannon'

const CONNECTIONS = 16

export interface Target {
  name: string
  url: string
  headers: Record<string, string>
}

/** Requests per second; a single failed request makes the number worthless, so it throws. */
export async function requestsPerSecond(target: Target, durationSeconds: number): Promise<number> {
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: target.url,
    headers: target.headers,
    connections: CONNECTIONS,
    duration: durationSeconds,
  })
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${target.name}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refused`)
  }
  return requests.average
}
