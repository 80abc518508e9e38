import { publicPath } from '@saum/domain/secret-path'

const MAX_LENGTH = 200
/** Files nobody of ours ever had: whoever asks for them looks for holes. */
const PROBE = /\.(?!html?$)[a-z\d]{1,8}$|\/(?:\.|wp-|cgi-bin|admin|vendor\/)/
/** Mail addresses, and what could be a key to something: a number or code of a person. */
const PERSONAL = /@|[\da-f]{12,}|\d{7,}|[\w-]{40,}/

/** Whether a missing address may be kept: one that people link to and that says nothing of a person. */
export function isWorthRemembering(path: string): boolean {
  if (path === '/' || path.length > MAX_LENGTH || /[\p{Cc}\p{Cf}\uFFFD]/u.test(path)) return false
  return !PROBE.test(path) && !PERSONAL.test(path) && publicPath(path) === path
}

/** A host name or nothing: browsers may be told to send anything. */
export function toReferrerHost(host: string): string {
  const plain = host.toLowerCase()
  return /^(?:[a-z\d-]{1,63}\.)+[a-z]{2,63}$/.test(plain) && plain.length <= 253 ? plain : ''
}
