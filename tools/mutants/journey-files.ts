import { posix } from 'node:path'

/** The files of a journey, whether a browser or plain requests make it. */
export function journeyFiles(name: string, files: readonly string[]): string[] {
  const candidates = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  const called = (separator: string) =>
    candidates.filter((file) => posix.basename(file).startsWith(name + separator))
  const exact = called('.')
  return exact.length > 0 ? exact : called('-')
}
