import { describe, expect, it } from 'vitest'
import { SHAPES } from '../grammar/garments.ts'
import { known } from '../grammar/grammar-file.ts'
import { FABRICS, FEELS } from '../grammar/materials.ts'
import { fillTemplate } from './fill-template.ts'
import { speakOf } from './speech.ts'

function say(template: string, locale: Parameters<typeof speakOf>[1], shapeKey = 'dress-midi') {
  const subject = {
    shape: known(SHAPES, shapeKey),
    fabric: known(FABRICS, 'viscose-crepe'),
    feel: FEELS.get('fluid'),
  }
  return fillTemplate(template, speakOf(subject, locale))
}

describe('German', () => {
  it.each([
    ['dress-midi', 'das Kleid, das Kleid, dem Kleid, des Kleides, ein Kleid'],
    ['coat-single', 'der Mantel, den Mantel, dem Mantel, des Mantels, ein Mantel'],
    ['trousers-wide', 'die Hose, die Hose, der Hose, der Hose, eine Hose'],
  ])('declines %s', (shape, forms) => {
    expect(say('{h.der}, {h.den}, {h.dem}, {h.des}, {h.ein}', 'de-DE', shape)).toBe(forms)
  })

  it('ends an adjective by article, case and gender', () => {
    expect(say('Aus {f.dat+}', 'de-DE')).toBe('Aus fließendem Viskose-Crêpe')
    expect(say('{F.der+} fällt', 'de-DE')).toBe('Der fließende Viskose-Crêpe fällt')
  })

  it('says «Jupe» and «ss» in Switzerland and «Gilet» in Austria', () => {
    expect(say('{H.der} zum großen Rock', 'de-CH', 'skirt-midi')).toBe('Der Jupe zum grossen Jupe')
    expect(say('{H.ein}', 'de-AT', 'waistcoat')).toBe('Ein Gilet')
    expect(say('{H.ein}', 'de-DE', 'waistcoat')).toBe('Eine Weste')
  })
})

describe('French', () => {
  it('elides, contracts and agrees', () => {
    expect(say('{h.le} {h.du} {h.au}', 'fr-CH', 'scarf-knit')).toBe(
      'l’écharpe de l’écharpe à l’écharpe',
    )
    expect(say('{H.ce} coupé{e} {mf:seul|seule}', 'fr-CH')).toBe('Cette robe coupée seule')
    expect(say('{h.du} {h.il}', 'fr-CH', 'coat-single')).toBe('du manteau il')
  })

  it('puts the adjective after the fabric', () => {
    expect(say('en {f+}', 'fr-CH')).toBe('en crêpe de viscose fluide')
  })
})

describe('British English', () => {
  it('treats trousers as many', () => {
    expect(say('{H.this} {is} cut so {h.it} fall{s}', 'en-GB', 'trousers-wide')).toBe(
      'These trousers are cut so they fall',
    )
    expect(say('{H.this} {is} cut so {h.it} fall{s}', 'en-GB')).toBe(
      'This dress is cut so it falls',
    )
  })

  it('chooses between a and an by the word that follows', () => {
    expect(say('{h.a}', 'en-GB', 'overshirt')).toBe('a jacket')
    expect(say('{g.a}', 'en-GB', 'overshirt')).toBe('an overshirt')
  })
})

it('refuses a token it does not know', () => {
  expect(() => say('{nonsense}', 'de-DE')).toThrow('{nonsense}')
})
