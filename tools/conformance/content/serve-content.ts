import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createContentService } from '@saum/content-service/content-service'

const CONTENT = resolve(import.meta.dirname, '../../../content')

export const SPACE = 'saum'
export const TAG = { id: 'linen', name: 'Linen' }
export const DELIVERY_TOKEN = 'delivery'
export const PREVIEW_TOKEN = 'preview'

export interface ServedContent {
  /** Host and port, as the client wants it. */
  host: string
  /** Changes a file of the space, `null` removes it; done when the service has seen it. */
  change(file: string, content: object | null): Promise<void>
}

/** The content service over a copy of the shop's space, on a port of this machine. */
export async function serveContent(): Promise<ServedContent> {
  const folder = await mkdtemp(join(tmpdir(), 'saum-space-'))
  // The command ends by itself, whatever still listens.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await cp(CONTENT, folder, { recursive: true })
  const model = JSON.parse(await readFile(join(folder, 'space.json'), 'utf8')) as object
  await writeFile(join(folder, 'space.json'), JSON.stringify({ ...model, tags: [TAG] }))
  await mkdir(join(folder, 'drafts/entries'), { recursive: true })
  const service = createContentService({
    folder,
    space: SPACE,
    environment: 'master',
    deliveryToken: DELIVERY_TOKEN,
    previewToken: PREVIEW_TOKEN,
    mediaBase: '/media',
    log: () => {},
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host: fileHost = 'localhost' } = request.headers
    const { status, headers, body } = await service.fetch(toRequest(request), { fileHost })
    response.writeHead(status, Object.fromEntries(headers))
    await pipeline(body ?? [], response)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async change(file, content) {
      const seen = new Promise<void>((done) => void service.onChange(done))
      if (content === null) await rm(join(folder, file))
      else await writeFile(join(folder, file), JSON.stringify(content))
      await seen
    },
  }
}

function toRequest({ url = '/', method = 'GET', headers }: IncomingMessage): Request {
  const { authorization = '', host = 'localhost' } = headers
  return new Request(`http://${host}${url}`, { method, headers: { authorization } })
}
