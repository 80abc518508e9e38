import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const EIGHT_HOURS_SECONDS = 8 * 60 * 60
/** When it ends, in seconds, and what only the server can make of that. */
const VALUE = /^(\d{10})\.([\w-]{43})$/

/** Tells that somebody has shown the secret, and until when that counts; nothing else is in it. */
export interface PreviewCookies {
  issue(now: number): string
  isValid(cookies: string | null | undefined, now: number): boolean
  /** Makes the browser forget it. */
  end(): string
}

export function createPreviewCookies(secret: string, isSecure: boolean): PreviewCookies {
  const key = createHmac('sha256', secret).update('preview-cookie').digest()
  // Browsers take a name with this beginning over https only, and from nobody but this host.
  const name = `${isSecure ? '__Host-' : ''}saum-preview`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`

  function sign(end: string): string {
    return createHmac('sha256', key).update(end).digest('base64url')
  }

  return {
    issue(now) {
      const end = String(Math.floor(now / 1000) + EIGHT_HOURS_SECONDS)
      return `${name}=${end}.${sign(end)}; Max-Age=${EIGHT_HOURS_SECONDS}; ${attributes}`
    },
    isValid(cookies, now) {
      const [, end, signature] = VALUE.exec(valueOf(cookies, name) ?? '') ?? []
      if (end === undefined || signature === undefined) return false
      const seconds = Number(end) - now / 1000
      if (seconds <= 0 || seconds > EIGHT_HOURS_SECONDS) return false
      return isSameSecret(signature, sign(end))
    },
    end: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}

/** Compared by their hashes: neither the length nor the place of the first wrong sign can be measured. */
export function isSameSecret(given: string, own: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(own))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function valueOf(cookies: string | null | undefined, name: string): string | null {
  const found = (cookies ?? '').split(';').map((cookie) => cookie.trim())
  return found.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}
