import { readFileSync } from 'node:fs'
import { SHOPS } from '@saum/domain/shops'
import { describe, expect, it } from 'vitest'
import { consentText } from './consent-words.ts'

const ROOT = new URL('../../../../', import.meta.url)
const PLACES = [
  ['content/pages/newsletter', 'md'],
  ['apps/storefront/app/messages/footer', 'json'],
  ['apps/storefront/app/messages/register', 'json'],
  ['apps/storefront/app/messages/card', 'json'],
  ['apps/storefront/app/messages/newsletter', 'json'],
  ['services/checkout/messages', 'json'],
] as const

describe.each(SHOPS.map(({ locale }) => locale))('the yes to letters in %s', (locale) => {
  it.each(PLACES)('is kept as it was read in %s', (folder, ending) => {
    const read = readFileSync(new URL(`${folder}/${locale}.${ending}`, ROOT), 'utf8')

    const [yes = '', withdrawal = ''] = consentText(locale, 'x').split('. ')

    expect(read).toContain(`${yes}. ${withdrawal}.`)
  })
})
