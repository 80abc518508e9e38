declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    method?: 'GET' | 'POST'
    body?: string
    /** Requests per second of all connections together. */
    overallRate?: number
    /** Threads that send; without any the calling one does. */
    workers?: number
  }

  interface Result {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
