import { isSecretPath } from '@saum/domain/secret-path'
import type { ForeignScript } from '@saum/tracking/script/script-loader'

interface HeldScripts {
  load(script: ForeignScript): void
  /** The visitor has come to another page. */
  release(): void
}

/** Scripts of other services read the address by themselves, so they wait while it is a secret. */
export function holdScripts(
  load: (script: ForeignScript) => void,
  pathNow = () => location.pathname,
): HeldScripts {
  const held: ForeignScript[] = []
  return {
    load(script) {
      if (isSecretPath(pathNow())) held.push(script)
      else load(script)
    },
    release() {
      if (!isSecretPath(pathNow())) held.splice(0).forEach(load)
    },
  }
}
