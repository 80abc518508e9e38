import { existsSync } from 'node:fs'
import { CommandFailure } from '../run.ts'
import type { Findings } from '../checks/check-run.ts'
import { ALLOWED_FEATURES } from './allowed-features.ts'
import { findElementFeatures } from './element-features.ts'
import type { FeatureUse } from './feature-use.ts'
import { listFaults, type ShippedUse } from './judge-features.ts'
import { findScriptFeatures, readScript } from './script-features.ts'
import { readShippedFiles, type ShippedFiles } from './shipped-files.ts'
import { openSources } from './source-lines.ts'
import { findStyleFeatures } from './style-features.ts'

/** Every feature that browsers get and not all promised browsers have must be listed with its fallback. */
export function checkBrowserFeatures(): Findings {
  const uses = findShippedFeatures(readShippedFiles())
  const findLines = openSources()
  const faults = listFaults({ uses, allowed: ALLOWED_FEATURES, findLines, exists: existsSync })
  if (faults.length > 0) {
    throw new CommandFailure(`Browsers that docs/browsers.md promises:\n\n${faults.join('\n\n')}`)
  }
  return { remark: `${ALLOWED_FEATURES.length} allowed with a fallback` }
}

function findShippedFeatures({ scripts, styles, renderers }: ShippedFiles): ShippedUse[] {
  const read = scripts.map(({ file, text }) => ({ file, script: readScript(text) }))
  // Files hand their objects to each other.
  const ownNames = new Set(read.flatMap(({ script }) => [...script.names.members]))
  return [
    ...read.flatMap(({ file, script }) => inFile(file, findScriptFeatures(script, ownNames))),
    ...styles.flatMap(({ file, text }) => inFile(file, findStyleFeatures(text))),
    ...renderers.flatMap(({ file, text }) => inFile(file, findElementFeatures(text))),
  ]
}

function inFile(file: string, uses: readonly FeatureUse[]): ShippedUse[] {
  return uses.map((use) => ({ ...use, file }))
}
