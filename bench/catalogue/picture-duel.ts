import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createBackend } from '@saum/contract/backend'
import { createRpcHttpTransport } from '@saum/contract/http-transport'
import { getProductsByCategory } from '@saum/contract/product'
import { pictureUrl } from '@saum/domain/picture-url'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { freePort } from '../../scripts/free-port.ts'
import type { Duel } from '../harness/duel.ts'
import { startServer } from '../harness/server-process.ts'

/** A picture that is already encoded, from our server and as a plain file. */
export async function pictureDuel(stack: AsyncDisposableStack, folder: string): Promise<Duel> {
  const ours = await startServer({
    program: ['apps/server/src/main.ts'],
    port: await freePort(),
    env: {
      DATA_DIR: join(folder, 'shop'),
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
      IMAGE_WARM_UP: 'off',
    },
    readyPath: '/readyz',
  })
  stack.defer(ours.stop)
  const url = `${ours.origin}${pictureUrl('/images', await anyPicture(ours.origin))}`
  const file = join(folder, 'picture.webp')
  await writeFile(file, Buffer.from(await (await fetch(url)).arrayBuffer()))
  const peer = await startServer({
    program: ['bench/peers/plain-file.ts'],
    port: await freePort(),
    env: { BODY_FILE: file },
    readyPath: '/',
  })
  stack.defer(peer.stop)
  const title = 'cached picture against a plain file'
  return {
    title,
    ours: { name: title, url, headers: {} },
    peer: { name: title, url: `${peer.origin}/`, headers: {} },
  }
}

async function anyPicture(origin: string) {
  const transport = createRpcHttpTransport({ origin, timeoutMs: 10_000 })
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(transport, { shopId, requestId: 'bench' })
  const listing = await backend.call(getProductsByCategory, { perPage: 1 })
  const key = listing.ok ? listing.value.products[0]?.images[0]?.hash : undefined
  if (key === undefined) throw new Error('The demo range has no picture')
  return { key, width: 450, format: 'webp' } as const
}
