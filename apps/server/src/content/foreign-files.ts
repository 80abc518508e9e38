export interface ForeignHosts {
  /** Of the delivery first. */
  services: readonly string[]
  /** Where the operator says that files lie. */
  files: readonly string[]
}

/**
 * Asks another service for a file of the content. Whoever edits content must not make us look around
 * in our own network: only hosts the operator has named are asked, and none that they send us to.
 */
export async function fetchForeign(
  address: string,
  { services, files }: ForeignHosts,
  timeoutMs: number,
): Promise<Response> {
  const url = new URL(address, services[0])
  const isNamed = [...services, ...files].some((one) => new URL(one).origin === url.origin)
  if (!isNamed && !(services.some(isContentful) && isContentfulFile(url))) {
    throw new Error(
      `A file of the content lies on ${url.host}, which is not one of CONTENT_FILE_URLS`,
    )
  }
  return fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
}

function isContentful(service: string): boolean {
  return new URL(service).hostname.endsWith('.contentful.com')
}

function isContentfulFile({ protocol, port, hostname }: URL): boolean {
  return protocol === 'https:' && port === '' && hostname.endsWith('.ctfassets.net')
}
