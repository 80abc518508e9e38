import { maskedPath } from '@saum/domain/secret-path'

/** An address as it may be counted: only a path, without what opens something or says who somebody is. */
export function toPlainPath(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.startsWith('/') && !path.startsWith('//') ? maskedPath(path, '…') : ''
}
