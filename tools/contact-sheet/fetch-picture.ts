import { setTimeout as delay } from 'node:timers/promises'
import { pictureUrl } from '@saum/domain/picture-url'

const WIDTH = 450
const TRIES = 20

/** Waits for a server that is still busy making pictures. */
export async function fetchPicture(origin: string, key: string): Promise<Uint8Array> {
  const url = pictureUrl(`${origin}/images`, { key, width: WIDTH, format: 'webp' })
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url)
    if (response.ok) return new Uint8Array(await response.arrayBuffer())
    if (response.status !== 503 || attempt === TRIES) {
      throw new Error(`${url} answers ${response.status}`)
    }
    await delay(1000 * Number(response.headers.get('retry-after') ?? 1))
  }
}
