import type { Result } from '../bidi/protocol.ts'

/** As the host reads and writes them. */
export interface HostCookie {
  name: string
  value: string
  domain: string
  path: string
  httpOnly: boolean
  secure: boolean
  sameSite: 'STRICT' | 'LAX' | 'NONE'
  expiry?: number
}

export interface BidiCookie {
  name: string
  value: { type: 'string'; value: string }
  domain: string
  path?: string
  httpOnly?: boolean
  secure?: boolean
  sameSite?: 'strict' | 'lax' | 'none' | 'default'
  expiry?: number
}

export function toHostCookie(cookie: BidiCookie): HostCookie {
  const { name, value, domain, path = '/', httpOnly = false, secure = false, expiry } = cookie
  const sameSite =
    cookie.sameSite === 'strict' ? 'STRICT' : cookie.sameSite === 'none' ? 'NONE' : 'LAX'
  return {
    name,
    value: value.value,
    domain,
    path,
    httpOnly,
    secure,
    sameSite,
    ...(expiry === undefined ? {} : { expiry }),
  }
}

export function toBidiCookie({ value, sameSite, ...cookie }: HostCookie): Result {
  return {
    ...cookie,
    value: { type: 'string', value },
    sameSite: sameSite.toLowerCase(),
    size: cookie.name.length + value.length,
  }
}
