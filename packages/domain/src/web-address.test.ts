import { describe, expect, it } from 'vitest'
import { holdsWebAddress } from './web-address.ts'

describe('a web address', () => {
  it.each([
    'www.evil-preis.example Code 4711',
    'WWW.EVIL',
    'http://evil.example',
    'Gewinn: https://boese.example',
    'saum.example GmbH',
    'name.example',
    'evil-preis.de Code 4711',
    'Jetzt auf evil.com',
    'EVIL.COM',
    'Evil.Com',
    'evil.com.',
    't3.shop/gewinn',
    '4711.net',
    'bit.co',
    'müller-moden.example',
  ])('is found in %j', (text) => {
    expect(holdsWebAddress(text)).toBe(true)
  })

  it.each([
    'St. Gallen',
    'St.Gallen',
    'Dr.',
    'Dr.Maier',
    'dr.maier',
    'Praxis Dr.med. Weber',
    'Dipl.-Ing. Faden',
    'Dipl.ing. Faden',
    'GmbH & Co. KG',
    'Faden GmbH & Co.KG',
    'faden gmbh & co.kg',
    'c/o Faden',
    'z.Hd.Frau Faden',
    'Straße 1.OG',
    'Hinterhaus, 3.Stock',
    'Stiege 2.Top 5',
    'J.R.R.',
    'J.de Vries',
    'Str.der Einheit 12',
    'Rte.de Berne 3',
    'Av.de la Gare 3',
    'Bgm.-schmidt-str.5',
    'e.V.',
    'Saum Moden',
  ])('is not found in %j', (text) => {
    expect(holdsWebAddress(text)).toBe(false)
  })
})
