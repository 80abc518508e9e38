import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { loadCatalog, MESSAGES_FOLDER, type MessageCatalog } from './message-catalog.ts'

const ALL_MESSAGES = '\0virtual:all-messages'
const VERSIONS = '\0virtual:message-versions'
const ASSETS = 'assets/messages/'

/**
 * Checks and compiles the texts. The server gets them all; browsers get one small file per locale
 * and namespace. The files have predictable names, because a table of 150 hashed names would cost
 * every page more than its texts do.
 */
export function messagesPlugin({ folder = MESSAGES_FOLDER } = {}): Plugin {
  let catalog: MessageCatalog | undefined

  function refresh(): MessageCatalog {
    const fresh = loadCatalog(folder)
    writeIfChanged(join(folder, 'message-arguments.ts'), fresh.argumentsSource)
    catalog = fresh
    return fresh
  }

  return {
    name: 'saum:messages',

    buildStart() {
      const { files } = refresh()
      const isBrowserBuild = this.environment.name === 'client' && this.environment.mode === 'build'
      if (!isBrowserBuild) return
      for (const [path, source] of files) {
        this.emitFile({ type: 'asset', fileName: ASSETS + path, source })
      }
    },

    resolveId(id) {
      const resolved = `\0${id}`
      return resolved === ALL_MESSAGES || resolved === VERSIONS ? resolved : undefined
    },

    load(id) {
      if (id === VERSIONS) return exportJson('versions', (catalog ?? refresh()).versions)
      if (id === ALL_MESSAGES) return exportJson('allMessages', (catalog ?? refresh()).messages)
      return undefined
    },

    configureServer(server) {
      serveFiles(server, () => catalog ?? refresh())
      server.watcher.on('all', (_event, path) => {
        if (path.startsWith(folder) && path.endsWith('.json')) reload(server, refresh)
      })
    },
  }
}

/** JSON.parse reads a large literal faster than the JavaScript parser does. */
function exportJson(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}

function writeIfChanged(path: string, source: string) {
  const isCurrent = existsSync(path) && readFileSync(path, 'utf8') === source
  if (!isCurrent) writeFileSync(path, source)
}

function serveFiles(server: ViteDevServer, current: () => MessageCatalog) {
  server.middlewares.use(server.config.base + ASSETS.slice(0, -1), (request, response, next) => {
    // Vite marks dynamic imports in the query.
    const [path = ''] = (request.url ?? '').split('?')
    const source = current().files.get(path.slice(1))
    if (source === undefined) return next()
    response.setHeader('content-type', 'text/javascript')
    response.end(source)
  })
}

function reload(server: ViteDevServer, refresh: () => MessageCatalog) {
  try {
    refresh()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    server.config.logger.error(message)
    server.environments.client?.hot.send({ type: 'error', err: { message, stack: '' } })
    return
  }
  for (const { moduleGraph, hot } of Object.values(server.environments)) {
    for (const id of [ALL_MESSAGES, VERSIONS]) {
      const module = moduleGraph.getModuleById(id)
      if (module) moduleGraph.invalidateModule(module)
    }
    hot.send({ type: 'full-reload' })
  }
}
