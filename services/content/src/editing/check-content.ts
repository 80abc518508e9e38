import { createMeasure } from '../media/media-file.ts'
import { checkLinks } from '../space/check-links.ts'
import type { Finding } from '../space/finding.ts'
import { hasHome } from '../space/has-home.ts'
import { loadSpace, type LoadedSpace } from '../space/load-space.ts'
import { createMemory } from '../space/remember.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkTranslations } from './check-translations.ts'

export interface CheckedContent {
  /** `null` where not even that can be read. */
  loaded: LoadedSpace | null
  findings: Finding[]
}

/** Everything that can be said about a folder of content. */
export function checkContent(folder: string): CheckedContent {
  const read = loadSpace({
    folder,
    mediaBase: '',
    media: createMeasure(),
    remember: createMemory(),
  })
  if (!read.ok) {
    const message = read.refusal.replace(/^space\.json /, '')
    return { loaded: null, findings: [{ severity: 'left-out', file: 'space.json', message }] }
  }
  const loaded = read.value
  const findings = [
    ...loaded.findings,
    ...checkLinks(loaded),
    ...checkAddresses(loaded),
    ...checkTranslations(loaded),
  ]
  if (!hasHome(loaded)) {
    findings.push({ severity: 'left-out', file: 'pages', message: 'has no page of kind "home"' })
  }
  return { loaded, findings: findings.toSorted((one, other) => (one.file < other.file ? -1 : 1)) }
}

export function isFault({ severity }: Finding): boolean {
  return severity !== 'warning'
}
