import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { runChild } from '../bootstrap/child.mjs'
import { judgeAudit, type AuditVerdict } from '../checks/advisories.ts'
import { CommandFailure } from '../run.ts'

/** Lists every package a running shop consists of, in CycloneDX. */
const SBOM_FILE = 'build/sbom.cdx.json'

/**
 * Fails when something a running shop consists of has an advisory of high or critical severity; those
 * about our tools are printed. Where the registry does not answer such questions, it says so.
 */
export async function audit(): Promise<number> {
  await writeSbom()
  const product = await askFor(['--omit', 'dev'])
  if (product.kind === 'unanswered') {
    console.log(`Left out: the registry does not report advisories (${hideHosts(product.reason)}).`)
    return 0
  }
  const all = await askFor([])
  const known = all.kind === 'judged' ? [...all.serious, ...all.minor] : product.minor
  for (const line of known) console.log(`Known advisory: ${line}`)
  if (product.serious.length === 0) {
    console.log('No advisory of high or critical severity about the product.')
    return 0
  }
  const packages = product.serious.join('\n  ')
  throw new CommandFailure(`Update these packages, or replace what needs them:\n  ${packages}`)
}

async function askFor(options: readonly string[]): Promise<AuditVerdict> {
  const { output } = await npm(['audit', '--json', ...options])
  return judgeAudit(output)
}

async function writeSbom(): Promise<void> {
  const { code, output } = await npm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'])
  if (code !== 0) throw new CommandFailure(`npm sbom ended with ${code}`)
  const { components } = JSON.parse(output) as { components: unknown[] }
  await mkdir(dirname(SBOM_FILE), { recursive: true })
  await writeFile(SBOM_FILE, output)
  console.log(`${SBOM_FILE} lists ${components.length} packages.`)
}

/** Its warnings go to our own error output; what is left is the report. */
function npm(args: readonly string[]): Promise<{ code: number; output: string }> {
  return runChild('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

function hideHosts(text: string): string {
  return text.replaceAll(/\bhttps?:\/\/[^/\s]+/g, '')
}
