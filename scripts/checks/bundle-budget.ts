import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A kilobyte is 1024 bytes here. */
const KILOBYTE = 1_024
/** What a first visit to a page may cost in script, compressed. */
const BUDGETS: Readonly<Record<string, number>> = {
  'routes/home/route': 125 * KILOBYTE,
  'routes/listing/route': 150 * KILOBYTE,
  'routes/search/route': 150 * KILOBYTE,
  'routes/product/route': 150 * KILOBYTE,
  'routes/checkout/route': 140 * KILOBYTE,
  'routes/success/route': 140 * KILOBYTE,
  'routes/returns-portal/route': 140 * KILOBYTE,
}

interface BuiltModule {
  module: string
  imports?: readonly string[]
}

interface BuiltRoute extends BuiltModule {
  id: string
  parentId?: string
  /** Handlers without a page of their own send no script: redirects, not-found. */
  hasDefaultExport: boolean
  clientLoaderModule?: string
  clientMiddlewareModule?: string
}

interface ClientManifest {
  url: string
  entry: BuiltModule
  routes: Record<string, BuiltRoute>
}

export interface RouteWeight {
  route: string
  files: number
  bytes: number
}

/** The file the browser itself reads to know which scripts belong to which route. */
export function readClientManifest(clientBuild: string): ClientManifest {
  const name = readdirSync(join(clientBuild, 'assets')).find((file) =>
    /^manifest-[\da-f]+\.js$/.test(file),
  )
  if (!name)
    throw new Error(`No route manifest in ${clientBuild}/assets: build the storefront first`)
  const script = readFileSync(join(clientBuild, 'assets', name), 'utf8')
  return JSON.parse(script.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''))
}

/** Everything a browser runs before a route is interactive: entry, parents, the route itself. */
export function firstLoadScripts(manifest: ClientManifest, routeId: string): Set<string> {
  const scripts = new Set([manifest.url, ...scriptsOf(manifest.entry)])
  let route = manifest.routes[routeId]
  while (route) {
    for (const script of scriptsOf(route)) scripts.add(script)
    route = route.parentId === undefined ? undefined : manifest.routes[route.parentId]
  }
  return scripts
}

function scriptsOf(built: BuiltModule & Partial<BuiltRoute>): string[] {
  const { module, imports = [], clientLoaderModule, clientMiddlewareModule } = built
  return [module, ...imports, clientLoaderModule, clientMiddlewareModule].filter(
    (script) => script !== undefined,
  )
}

/** Heaviest first. */
export function weighRoutes(clientBuild: string): RouteWeight[] {
  const manifest = readClientManifest(clientBuild)
  const weights = new Map<string, number>()
  const weigh = (script: string) => {
    const known = weights.get(script)
    if (known !== undefined) return known
    const bytes = gzipSync(readFileSync(join(clientBuild, script)), { level: 9 }).length
    weights.set(script, bytes)
    return bytes
  }
  return Object.values(manifest.routes)
    .filter((route) => route.id !== 'root' && route.hasDefaultExport)
    .map(({ id }) => {
      const scripts = [...firstLoadScripts(manifest, id)]
      return {
        route: id,
        files: scripts.length,
        bytes: scripts.reduce((sum, s) => sum + weigh(s), 0),
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

/** The first page above its budget, in words; null when all are within. */
export function findBudgetFault(weights: readonly RouteWeight[]): string | null {
  for (const [route, budget] of Object.entries(BUDGETS)) {
    const weight = weights.find((candidate) => candidate.route === route)
    if (!weight) return `The build has no route ${route} to weigh`
    if (weight.bytes > budget) {
      return `${route} weighs ${kilobytes(weight.bytes)}; its budget is ${kilobytes(budget)}`
    }
  }
  return null
}

export function kilobytes(bytes: number): string {
  return `${(bytes / KILOBYTE).toFixed(1)} KB`
}

export function describeWeights(weights: readonly RouteWeight[]): string {
  const width = Math.max(...weights.map(({ route }) => route.length))
  const rows = weights.map(
    ({ route, files, bytes }) =>
      `  ${route.padEnd(width)}  ${kilobytes(bytes).padStart(9)}  ${String(files).padStart(2)} files`,
  )
  return ['First-load script per route, gzip, 1 KB = 1024 bytes:', ...rows].join('\n')
}
