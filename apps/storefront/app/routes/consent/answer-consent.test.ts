import { createBackend } from '@saum/contract/backend'
import type { ConsentServiceId } from '@saum/domain/consent-services'
import { DEFAULT_SHOP } from '@saum/domain/shops'
import { CONSENT_VERSION, readConsent, writeConsent } from '@saum/tracking/consent/consent'
import { CONSENT_COOKIE, findConsent } from '@saum/tracking/consent/consent-cookie'
import { startTestBackend } from '@saum/testing/test-backend'
import { describe, expect, it } from 'vitest'
import { answerConsent } from './answer-consent.ts'

const NOW = Date.UTC(2026, 10, 17, 10)
const ID = '580f46e5-1d2c-4b3a-9f60-0a1b2c3d4e5f'
const NEW_ID = '00000000-0000-4000-8000-000000000001'
const OFFERED: readonly ConsentServiceId[] = ['visit-statistics', 'search-usage', 'tag-manager']

function cookieOf(...granted: ConsentServiceId[]): string {
  const refused = OFFERED.filter((service) => !granted.includes(service))
  const at = NOW - 60_000
  return `${CONSENT_COOKIE}=${writeConsent({ version: CONSENT_VERSION, id: ID, at, granted, refused })}`
}

type Fields = readonly (readonly [name: string, value: string])[]

/** The real service over a real database, unless it is down. */
async function aShop({ isDown = false } = {}) {
  const service = await startTestBackend({ now: () => NOW })
  const transport = isDown ? () => Promise.reject(new Error('down')) : service.transport
  const { shopId } = DEFAULT_SHOP
  const backend = createBackend(transport, { shopId, requestId: 'test', clientKey: 'n' })
  const faults: unknown[] = []
  async function send(fields: Fields, headers: Record<string, string> = {}) {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    const outcome = await answerConsent({
      backend,
      form,
      headers: new Headers({ host: 'www.saum.example', ...headers }),
      offered: OFFERED,
      isSecure: true,
      now: NOW,
      newId: () => NEW_ID,
      reportFault: (error) => faults.push(error),
    })
    return { ...outcome, consent: findConsent(outcome.cookies[0]) }
  }
  const proofs = () => service.db.sql<Record<string, string>>`
    select id, source, granted, refused from consent_proof`
  return { send, proofs, faults }
}

describe('[6.5] a choice that is sent', () => {
  it.each<[string, Fields, ConsentServiceId[]]>([
    ['a yes to everything', [['answer', 'all']], [...OFFERED]],
    ['a no to everything', [['answer', 'none']], []],
    [
      'single services',
      [
        ['answer', 'selected'],
        ['services', 'tag-manager'],
      ],
      ['tag-manager'],
    ],
    ['none of the services', [['answer', 'selected']], []],
    [
      'services that are not offered',
      [
        ['answer', 'selected'],
        ['services', 'error-reports'],
        ['services', 'everything'],
      ],
      [],
    ],
    ['ticks, but not by which button', [['services', 'tag-manager']], []],
    ['a button that is none of ours', [['answer', 'ALL']], []],
    ['nothing at all', [], []],
  ])('is kept with its proof: %s', async (_, fields, granted) => {
    const { send, proofs } = await aShop()

    const { consent, isKept } = await send(fields)

    expect(isKept).toBe(true)
    expect(consent).toMatchObject({ id: NEW_ID, at: NOW, granted })
    expect(consent?.refused).toEqual(OFFERED.filter((service) => !granted.includes(service)))
    expect(await proofs()).toMatchObject([
      { id: NEW_ID, granted: granted.join(' '), source: 'page' },
    ])
  })

  it('stays that of the same visitor, who is known by nothing else', async () => {
    const { send, proofs } = await aShop()

    const { consent } = await send([['answer', 'none']], { cookie: cookieOf('tag-manager') })

    expect(consent?.id).toBe(ID)
    expect(await proofs()).toMatchObject([{ id: ID, granted: '' }])
  })

  it.each([
    'saum-consent=',
    'saum-consent=%27; drop table consent_proof',
    `saum-consent=1.zz.${'0'.repeat(36)}.S`,
  ])('is that of a new visitor where the cookie is none of ours: %s', async (cookie) => {
    const { send } = await aShop()

    expect((await send([['answer', 'all']], { cookie })).consent?.id).toBe(NEW_ID)
  })

  it.each(['dialog', 'page', 'manager'])('says that it was made by the %s', async (source) => {
    const { send, proofs } = await aShop()

    await send([
      ['answer', 'all'],
      ['source', source],
    ])

    expect(await proofs()).toMatchObject([{ source }])
  })

  it('says page where it says anything else', async () => {
    const { send, proofs } = await aShop()

    await send([
      ['answer', 'all'],
      ['source', 'scrolling'],
    ])

    expect(await proofs()).toMatchObject([{ source: 'page' }])
  })

  it.each([{ 'sec-gpc': '1' }, { dnt: '1' }])('allows nothing under %j', async (headers) => {
    const { send } = await aShop()

    expect((await send([['answer', 'all']], headers)).consent?.granted).toEqual([])
  })
})

describe('[6.5] cookies of what is not allowed', () => {
  const LEFT = '_ga=1; _ga_X1=2; coveo_visitorId=v; shop=de'

  it('are taken back with it, wherever a script may have set them', async () => {
    const { send } = await aShop()
    const cookie = `${cookieOf('tag-manager', 'search-usage')}; ${LEFT}`

    const { cookies } = await send([['answer', 'none']], { cookie })

    expect(cookies.slice(1).map((text) => text.split('=', 1)[0])).toEqual([
      ...Array<string>(3).fill('_ga'),
      ...Array<string>(3).fill('_ga_X1'),
      ...Array<string>(3).fill('coveo_visitorId'),
    ])
    expect(cookies).toContain('_ga=; Max-Age=0; Path=/; Domain=saum.example')
  })

  it('stay where it is allowed', async () => {
    const { send } = await aShop()

    expect((await send([['answer', 'all']], { cookie: LEFT })).cookies).toHaveLength(1)
  })
})

describe('[6.5] a choice while the service is down', () => {
  it('applies when it is a no', async () => {
    const { send, faults } = await aShop({ isDown: true })

    const outcome = await send([['answer', 'none']], { cookie: cookieOf('tag-manager') })

    expect(outcome).toMatchObject({ isKept: true, isForgotten: true, consent: { granted: [] } })
    expect(faults).toHaveLength(1)
  })

  it('says when what was counted could not be forgotten', async () => {
    const { send } = await aShop({ isDown: true })

    const outcome = await send([['answer', 'none']], { cookie: cookieOf('visit-statistics') })

    expect(outcome).toMatchObject({ isKept: true, isForgotten: false, consent: { granted: [] } })
  })

  it('does not apply when it is a yes', async () => {
    const { send } = await aShop({ isDown: true })

    expect(await send([['answer', 'all']])).toMatchObject({ isKept: false, cookies: [] })
  })

  it('ends what it takes back, and begins nothing', async () => {
    const { send } = await aShop({ isDown: true })
    const fields: Fields = [
      ['answer', 'selected'],
      ['services', 'search-usage'],
      ['services', 'tag-manager'],
    ]

    const outcome = await send(fields, { cookie: cookieOf('visit-statistics', 'tag-manager') })

    expect(outcome.isKept).toBe(false)
    expect(outcome.consent).toMatchObject({
      granted: ['tag-manager'],
      refused: ['visit-statistics', 'search-usage'],
    })
    expect(readConsent(writeConsent(outcome.consent!))).toEqual(outcome.consent)
  })
})

describe('[6.5] too many choices of one network', () => {
  it('leave a no as it is, and a yes unsaid', async () => {
    const { send } = await aShop()
    for (let turn = 0; turn < 300; turn++) await send([['answer', 'none']])

    const yes = await send([['answer', 'all']])
    const no = await send([['answer', 'none']], { cookie: cookieOf('visit-statistics') })

    expect(yes).toMatchObject({ isKept: false, cookies: [] })
    expect(no).toMatchObject({ isKept: true, isForgotten: true, consent: { granted: [] } })
  })
})
