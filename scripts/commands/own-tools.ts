import { runChild } from '../bootstrap/child.mjs'
import { createProgress } from '../bootstrap/progress.mjs'
import { ensureChromium } from '../chromium.ts'
import { ensureStorefrontBuild } from '../storefront-build.ts'

/** A program of ours; its signals, output and exit code are the command's own. */
async function runOwn(file: string, args: readonly string[]): Promise<number> {
  const { code } = await runChild(process.execPath, [file, ...args], { stdio: 'inherit' })
  return code
}

/** The operator's command line. */
export function saum(args: readonly string[]): Promise<number> {
  return runOwn('apps/cli/src/main.ts', args)
}

/** Drives the search provider with the public clients of its protocol. */
export async function conformance(args: readonly string[]): Promise<number> {
  await ensureStorefrontBuild(createProgress(process.stderr))
  return runOwn('tools/conformance/main.ts', args)
}

/** Audits the built shop as a phone sees it. */
export async function lighthouse(args: readonly string[]): Promise<number> {
  const progress = createProgress(process.stderr)
  await ensureStorefrontBuild(progress)
  process.env['CHROMIUM_PATH'] = await ensureChromium(progress)
  return runOwn('tools/lighthouse/main.ts', args)
}

/** Makes journeys in Firefox and WebKit. */
export async function browsers(args: readonly string[]): Promise<number> {
  await ensureStorefrontBuild(createProgress(process.stderr))
  return runOwn('e2e/engines/main.ts', args)
}

/** Measures how well judged queries are answered. */
export function relevance(args: readonly string[]): Promise<number> {
  return runOwn('tools/relevance/main.ts', args)
}

/** Proves that the tests notice deliberate faults. */
export function mutants(args: readonly string[]): Promise<number> {
  return runOwn('tools/mutants/main.ts', args)
}
