/** `URL.parse`, which not every browser of a shopper has; see docs/browsers.md. */
export function parseUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
