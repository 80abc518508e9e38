import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A kilobyte is 1024 bytes here. */
const KILOBYTE = 1_024
/** What a first visit to the home page may cost in script, compressed. */
const SHELL_BUDGET_BYTES = 125 * KILOBYTE
const SHELL_ROUTE = 'routes/home/route'

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

/** Null when the shell is within its budget. */
export function findBudgetFault(weights: readonly RouteWeight[]): string | null {
  const shell = weights.find(({ route }) => route === SHELL_ROUTE)
  if (!shell) return `The build has no route ${SHELL_ROUTE} to weigh`
  if (shell.bytes <= SHELL_BUDGET_BYTES) return null
  return `The shell weighs ${kilobytes(shell.bytes)}; its budget is ${kilobytes(SHELL_BUDGET_BYTES)}`
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
