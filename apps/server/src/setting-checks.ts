import { readExperiments } from '@saum/domain/experiments'
import { isLoopback } from './loopback.ts'

export function isOrigin(value: string): boolean {
  return URL.parse(value)?.origin === value && /^https?:/.test(value)
}

export function isPictureBase(value: string): boolean {
  const isPath = /^\/[^/]/.test(value)
  return (
    (isPath || /^https?:\/\//.test(value)) &&
    !value.endsWith('/') &&
    URL.canParse(value, 'http://x')
  )
}

export function isServiceUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && !value.endsWith('/') && URL.canParse(value)
}

export function isEditorUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && value.includes('{entry}') && URL.canParse(value)
}

/** What is read in clear text on the way could be changed there: everybody would be let in. */
export function isIssuer(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.search + url.hash + url.username + url.password !== '') return false
  if (url.pathname.includes('/.well-known/')) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

export function isSmtpUrl(value: string): boolean {
  const { protocol = '', host = '' } = URL.parse(value) ?? {}
  return /^smtps?:$/.test(protocol) && host !== ''
}

export function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')
}

/** A script of others does what it likes on our pages: nobody on the way may change it. */
export function isScriptUrl(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.username + url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/** `https://key@host/project`: the key is no secret, it lets reports in and nothing out. */
export function isDsn(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.username === '') return false
  // Older ones have a secret as well, which every page would show.
  if (url.password + url.search + url.hash !== '') return false
  return /^https?:$/.test(url.protocol) && /\/\d+$/.test(url.pathname)
}

export function isExperimentList(value: string): boolean {
  return readExperiments(value) !== null
}
