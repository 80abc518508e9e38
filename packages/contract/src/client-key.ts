/**
 * Tells the storefront and the image service which visitor asks, without telling who that is: the server
 * sets it on every request for a page or a file, whatever the visitor sent under this name.
 */
export const CLIENT_KEY_HEADER = 'x-client-key'
