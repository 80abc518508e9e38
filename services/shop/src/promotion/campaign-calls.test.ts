import { getCampaign, getCampaignKey } from '@saum/contract/promotion'
import { SHOPS } from '@saum/domain/shops'
import * as v from '@saum/schema/schema'
import { aCatalog } from '@saum/testing/catalog-builders'
import { aCampaign } from '@saum/testing/catalog-extras'
import { startTestBackend, type TestBackend } from '@saum/testing/test-backend'
import { TEST_ENGINES } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import type { DatabaseEngine } from '../database/database.ts'
import type { CampaignDocument } from '../documents/promotion-document.ts'

const [de, , ch, frCh, en] = SHOPS
const NOW = Date.parse('2026-11-16T12:00:00Z')

function aShop(engine: DatabaseEngine, campaigns: CampaignDocument[]): Promise<TestBackend> {
  return startTestBackend({ engine, catalog: aCatalog({ campaigns }), now: () => NOW })
}

function during(from: string, to: string) {
  return { startsAt: `${from}T00:00:00Z`, endsAt: `${to}T00:00:00Z` }
}

describe.each(TEST_ENGINES)('the campaign of a shop on %s', (engine) => {
  it('is the running one that started first', async () => {
    const backend = await aShop(engine, [
      aCampaign({ id: 1, key: 'later', ...during('2026-11-10', '2026-12-01') }),
      aCampaign({ id: 3, key: 'first', ...during('2026-11-01', '2026-12-01') }),
      aCampaign({ id: 2, key: 'over', ...during('2026-10-01', '2026-11-16') }),
      aCampaign({ id: 4, key: 'coming', ...during('2026-11-17', '2026-12-01') }),
      aCampaign({ id: 5, key: 'twin', ...during('2026-11-01', '2026-12-01') }),
    ])

    expect((await backend.post(getCampaignKey, null)).body).toBe('first')
    const { body } = await backend.post(getCampaign, {})
    expect(v.parse(getCampaign.result, body)).toMatchObject({ id: 3, key: 'first', reduction: 10 })
  })

  it('is one that lowers prices before one that only shows a badge', async () => {
    const shown = aCampaign({
      id: 1,
      key: 'shown',
      reduction: null,
      ...during('2026-10-01', '2026-12-01'),
    })
    const lowers = aCampaign({ id: 2, key: 'lowers', ...during('2026-11-10', '2026-12-01') })
    const both = await aShop(engine, [shown, lowers])
    const onlyShown = await aShop(engine, [shown])

    expect((await both.post(getCampaignKey, null)).body).toBe('lowers')
    expect((await onlyShown.post(getCampaignKey, null)).body).toBe('shown')
  })

  it('begins with its first moment and ends before its last', async () => {
    const at = async (startsAt: string, endsAt: string) => {
      const backend = await aShop(engine, [aCampaign({ key: 'it', startsAt, endsAt })])
      return (await backend.post(getCampaignKey, {})).body
    }

    expect(await at('2026-11-16T12:00:00Z', '2026-11-16T12:01:00Z')).toBe('it')
    expect(await at('2026-11-16T12:00:01Z', '2026-11-16T13:00:00Z')).toBeNull()
    expect(await at('2026-11-16T11:00:00Z', '2026-11-16T12:00:00Z')).toBeNull()
  })

  it('is null when none runs', async () => {
    const backend = await aShop(engine, [])

    expect(await backend.post(getCampaign, {})).toMatchObject({ status: 200, body: null })
    expect(await backend.post(getCampaignKey, {})).toMatchObject({ status: 200, body: null })
  })

  it('speaks the language of the shop and stays away where it has no headline', async () => {
    const backend = await aShop(engine, [
      aCampaign({
        headline: { 'de-DE': 'Weiße Wochen', 'fr-CH': 'Semaines du blanc' },
        subline: { 'de-DE': 'Ganz in Weiß.' },
        product: { attributeId: 801, badgeLabel: { 'de-DE': 'Weiß', 'fr-CH': 'Blanc' } },
        link: 'category-100',
        color: { background: '#ffffff', text: '#000000' },
      }),
    ])
    const told = async ({ shopId }: (typeof SHOPS)[number]) =>
      (await backend.post(getCampaign, {}, shopId)).body

    expect(await told(de)).toMatchObject({ headline: 'Weiße Wochen', link: '/category-100' })
    expect(await told(ch)).toMatchObject({ headline: 'Weisse Wochen', subline: 'Ganz in Weiss.' })
    expect(await told(frCh)).toMatchObject({
      headline: 'Semaines du blanc',
      product: { attributeId: 801, badgeLabel: 'Blanc' },
      color: { background: '#ffffff' },
    })
    expect(await told(frCh)).not.toHaveProperty('subline')
    expect(await told(en)).toBeNull()
  })
})
