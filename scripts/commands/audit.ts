import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { runChild } from '../bootstrap/child.mjs'
import { judgeAudit } from '../checks/advisories.ts'
import { CommandFailure } from '../run.ts'

/** Lists every package a running shop consists of, in CycloneDX. */
const SBOM_FILE = 'build/sbom.cdx.json'

/** `npm run audit -- [--strict]`: with `--strict` a registry that reports no advisories is a failure. */
export async function audit(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { strict: { type: 'boolean', default: false } },
  })
  await writeSbom()
  return reportAdvisories(askNpm, values)
}

/** What `npm audit --json` prints with these options. */
type AskNpm = (options: readonly string[]) => Promise<string>

/**
 * Fails when something a running shop consists of has an advisory of high or critical severity; those
 * about our tools are printed. Where the registry reports no advisories, it says so.
 */
export async function reportAdvisories(
  ask: AskNpm,
  { strict }: { strict: boolean },
): Promise<number> {
  const product = judgeAudit(await ask(['--omit', 'dev']))
  if (product.kind === 'unanswered') {
    const fault = `the registry does not report advisories (${hideHosts(product.reason)}).`
    if (strict) throw new CommandFailure(`The packages were not checked: ${fault}`)
    console.log(`Left out: ${fault}`)
    return 0
  }
  const all = judgeAudit(await ask([]))
  const known = all.kind === 'judged' ? [...all.serious, ...all.minor] : product.minor
  for (const line of known) console.log(`Known advisory: ${line}`)
  if (product.serious.length === 0) {
    console.log('No advisory of high or critical severity about the product.')
    return 0
  }
  const packages = product.serious.join('\n  ')
  throw new CommandFailure(`Update these packages, or replace what needs them:\n  ${packages}`)
}

const askNpm: AskNpm = async (options) => (await npm(['audit', '--json', ...options])).output

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
