const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether only this machine can be meant. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK_HOSTS.has(hostname)
}
