import * as v from '@saum/schema/schema'

const VISITOR_COOKIE = 'coveo_visitorId'

const uuid = v.pipe(v.string(), v.maxLength(36), v.uuid(), v.toLowerCase())

/** The first of the texts that is a visitor id; anything else is nobody's. */
export function findVisitorId(candidates: readonly unknown[]): string | null {
  for (const candidate of candidates) {
    const parsed = v.safeParse(uuid, candidate)
    if (parsed.success) return parsed.output
  }
  return null
}

export function visitorCookie(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name = '', value] = part.split('=', 2)
    if (name.trim() === VISITOR_COOKIE) return value?.trim() ?? null
  }
  return null
}

/**
 * Takes the cookie away. Clients set it for the last two labels of the host, so that all of its
 * subdomains share it, and a browser only deletes a cookie whose domain is named the same way.
 */
export function deletedVisitorCookie(host: string | undefined): string {
  const domain = sharedDomain(host)
  const scope = domain === null ? '' : `; Domain=${domain}`
  return `${VISITOR_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax${scope}`
}

const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u
const LAST_LABEL_IS_NUMBER = /\.\d+$/u

function sharedDomain(host: string | undefined): string | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/u, '')
  if (!HOST.test(name) || LAST_LABEL_IS_NUMBER.test(name)) return null
  return name.split('.').slice(-2).join('.')
}
