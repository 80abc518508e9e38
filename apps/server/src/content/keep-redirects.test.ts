import type { RpcRequest } from '@saum/contract/rpc'
import { describe, expect, it } from 'vitest'
import { createLog } from '../operations/log.ts'
import { keepRedirects } from './keep-redirects.ts'

const MOVED = { page: 'delivery', locale: 'fr-CH', from: 'livraison', to: 'envoi' } as const

function aShop(answer: () => Promise<string>) {
  const asked: RpcRequest[] = []
  const lines: string[] = []
  const log = createLog(
    { level: 'info', format: 'json' },
    { write: (line) => void lines.push(line) },
  )
  const rpc = async (request: RpcRequest) => {
    asked.push(request)
    return { status: 200, contentType: 'application/json', body: await answer() }
  }
  return { asked, lines, parts: { rpc, log } }
}

describe('[2.34] a page that moved', () => {
  it('is kept at its old address in its own shop', async () => {
    const { asked, parts } = aShop(async () => '{"isKept":true}')

    await keepRedirects([MOVED], parts)

    expect(asked).toMatchObject([{ name: 'keepRedirect', shopId: 10031 }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      payload: { from: '/fr-ch/livraison/', to: '/fr-ch/envoi/' },
    })
  })

  it('is in the log when the shop cannot keep it, and the next one is kept nevertheless', async () => {
    let count = 0
    const { asked, lines, parts } = aShop(async () => {
      count += 1
      if (count === 1) throw new Error('down')
      return '{"isKept":true}'
    })

    await keepRedirects([MOVED, { ...MOVED, locale: 'de-DE' }], parts)

    expect(asked).toHaveLength(2)
    expect(lines[0]).toContain('its old address is lost')
  })
})
