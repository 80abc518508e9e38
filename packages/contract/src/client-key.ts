/**
 * Tells the storefront which visitor sends a form, without telling who that is: the server sets it on
 * every request that changes something, whatever the visitor sent under this name.
 */
export const CLIENT_KEY_HEADER = 'x-client-key'
