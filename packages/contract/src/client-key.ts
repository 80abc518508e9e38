/**
 * Tells the storefront and the image service which visitor asks, without telling who that is: the server
 * sets it on every request for a page or a file, whatever the visitor sent under this name.
 */
export const CLIENT_KEY_HEADER = 'x-client-key'

/** So many characters at the beginning of a client key stand for the network, the rest for the address. */
export const NETWORK_KEY_LENGTH = 12

/**
 * The same for all visitors of one network: who rents or takes over a network has all addresses in it, so
 * what must not be up to one person is counted by networks.
 */
export function networkKeyOf(clientKey: string): string {
  return clientKey.slice(0, NETWORK_KEY_LENGTH)
}
