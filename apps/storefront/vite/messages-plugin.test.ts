import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { LOCALES } from '@saum/domain/shops'
import { RouterContextProvider } from 'react-router'
import { build, createServer, type ViteDevServer } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadCatalog, MESSAGES_FOLDER } from './message-catalog.ts'
import { messagesPlugin } from './messages-plugin.ts'

const STOREFRONT = join(import.meta.dirname, '..')

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'saum-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The plugin writes beside the texts, so it works on a copy here. */
async function copyOfTexts() {
  const folder = await temporaryFolder()
  await cp(MESSAGES_FOLDER, folder, { recursive: true })
  return folder
}

/** Builds a browser entry whose files live at a file URL, so that Node can play the browser. */
async function buildForBrowser() {
  const folder = await temporaryFolder()
  const modules = ['client-messages.ts', 'message-loading.ts']
  const source = modules.map((name) => `export * from '${join(MESSAGES_FOLDER, name)}'`).join('\n')
  await writeFile(join(folder, 'entry.ts'), source)
  const outDir = join(folder, 'out')
  await build({
    root: STOREFRONT,
    configFile: false,
    logLevel: 'silent',
    base: `${pathToFileURL(outDir).href}/`,
    plugins: [messagesPlugin({ folder: await copyOfTexts() })],
    build: {
      outDir,
      rolldownOptions: {
        input: join(folder, 'entry.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'entry.mjs' },
      },
    },
  })
  return outDir
}

type Client = typeof import('../app/messages/client-messages.ts') &
  typeof import('../app/messages/message-loading.ts')

async function startTab(outDir: string): Promise<Client> {
  return import(pathToFileURL(join(outDir, 'entry.mjs')).href)
}

describe('a build for browsers', () => {
  it('loads one language, namespace by namespace, and lets earlier texts see later ones', async () => {
    const client = await startTab(await buildForBrowser())
    const messages = client.clientMessages('fr-CH')

    await client.loadMessages(['shell'], 'fr-CH')
    expect(messages['error.go_to_homepage']).toBe('Retour à l’accueil')
    expect(messages['track.submit']).toBeUndefined()

    await client.loadMessages(['shell', 'track'], 'fr-CH')
    expect(messages['track.submit']).toBeDefined()
    expect(client.clientMessages('de-DE')).toEqual({})
  })

  it('loads the texts of the next screen beside its data', async () => {
    const client = await startTab(await buildForBrowser())
    const request = new Request('https://saum.example/en/location/')
    const page = { request, url: new URL(request.url), params: { shop: 'en' } }
    const args = { ...page, pattern: '/:shop/location', context: new RouterContextProvider() }
    const loadStoreTexts = client.loadMessagesOf(async (pattern) => {
      return pattern === '/:shop/location' ? ['store'] : []
    })

    await loadStoreTexts(args, () => Promise.resolve(new Response()))

    expect(client.clientMessages('en-GB')).toMatchObject({ 'store.title': 'Stores' })
  })

  it('carries no text and no file table in its code', async () => {
    const outDir = await buildForBrowser()

    const code = await readFile(join(outDir, 'entry.mjs'), 'utf8')

    expect(code.length).toBeLessThan(2500)
    for (const locale of LOCALES) expect(code).toContain(loadCatalog().versions[locale])
  })
})

describe('a build with a missing text', () => {
  it('fails and says which', async () => {
    const folder = await copyOfTexts()
    await rm(join(folder, 'track/en-GB.json'))
    const entry = join(STOREFRONT, 'app/messages/client-messages.ts')

    const building = build({
      root: STOREFRONT,
      configFile: false,
      logLevel: 'silent',
      plugins: [messagesPlugin({ folder })],
      build: { write: false, rolldownOptions: { input: entry } },
    })

    await expect(building).rejects.toThrow('track/en-GB.json track.title: the text is missing')
  })
})

describe('the development server', () => {
  async function startServer(folder?: string) {
    const server = await createServer({
      root: STOREFRONT,
      configFile: false,
      logLevel: 'silent',
      plugins: [messagesPlugin({ folder: folder ?? (await copyOfTexts()) })],
      server: { middlewareMode: true, ws: false },
    })
    onTestFinished(() => server.close())
    return server
  }

  async function loadServerMessages(server: ViteDevServer) {
    const module = await server.ssrLoadModule('/app/messages/server-messages.ts')
    return module as typeof import('../app/messages/server-messages.ts')
  }

  it('gives the server every language and a screen only what its browser will have', async () => {
    const { messagesFor, messagesForScreen } = await loadServerMessages(await startServer())

    expect(LOCALES.map((locale) => messagesFor(locale)['wishlist.title'])).toEqual([
      'Merkliste',
      'Merkliste',
      'Merkliste',
      'Liste d’envies',
      'Wishlist',
    ])
    const screen = messagesForScreen('en-GB', ['track'])
    expect(screen['track.title']).toBe('Track an order')
    expect(screen['common.close']).toBe('Close')
    expect(screen['checkout.title']).toBeUndefined()
    expect(messagesForScreen('en-GB', ['track'])).toBe(screen)
  })

  it('serves browsers the files a build would write', async () => {
    const { middlewares } = await startServer()
    const http = createHttpServer(middlewares).listen(0, '127.0.0.1')
    onTestFinished(() => void http.close())
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const version = loadCatalog().versions['en-GB']

    const response = await fetch(
      `http://127.0.0.1:${port}/assets/messages/en-GB-${version}/feedback.js`,
    )

    expect(response.headers.get('content-type')).toBe('text/javascript')
    expect(await response.text()).toContain('"feedback.message":"What happened?"')
  })

  it('shows an edited text without a restart, and keeps the last good one over a mistake', async () => {
    const folder = await copyOfTexts()
    const server = await startServer(folder)
    const errors: string[] = []
    server.config.logger.error = (message) => void errors.push(message)
    const path = join(folder, 'preview/en-GB.json')
    const texts: object = JSON.parse(await readFile(path, 'utf8'))
    const edit = async (leave: string) => {
      await writeFile(path, JSON.stringify({ ...texts, leave }))
      server.watcher.emit('all', 'change', path)
    }
    const shown = async () => {
      return (await loadServerMessages(server)).messagesFor('en-GB')['preview.leave']
    }
    expect(await shown()).toBe('Leave preview')

    await edit('Back to the shop')
    expect(await shown()).toBe('Back to the shop')

    await edit('Broken {')
    expect(await shown()).toBe('Back to the shop')
    expect(errors[0]).toContain('preview/en-GB.json preview.leave: not a valid ICU message')
  })
})
