const MAX_LENGTH = 2_048
const MAX_DECODINGS = 3

/**
 * Where to go after a login or a form: only ever a path of our own. Anything a browser, a proxy or
 * a second decoding could read as another host gives the fallback.
 */
export function safeReturnPath(value: string | null | undefined, fallback: string): string {
  return value !== null && value !== undefined && isOwnPath(value) ? value : fallback
}

function isOwnPath(value: string): boolean {
  if (value.length > MAX_LENGTH || hasControlCharacter(value)) return false
  let path = value.split(/[?#]/, 1)[0]!
  for (let decodings = 0; decodings <= MAX_DECODINGS; decodings++) {
    if (!staysOnHost(path)) return false
    const decoded = decode(path)
    if (decoded === path) return true
    // A bare `%` is fine once it stands for itself, as in `/100%25/`.
    if (decoded === null) return decodings > 0
    path = decoded
  }
  // Still changing after three rounds: nobody of ours encodes a path that often.
  return false
}

function staysOnHost(path: string): boolean {
  return path.startsWith('/') && !/\/\/|\\/.test(path) && !hasControlCharacter(path)
}

/** Browsers drop tabs and line breaks from an address, which can join two slashes. */
function hasControlCharacter(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f]/.test(text)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
