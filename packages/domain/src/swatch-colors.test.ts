import { describe, expect, it } from 'vitest'
import { familyColors, swatchBackground, swatchColors } from './swatch-colors.ts'

describe('[9.6] the swatch of a color', () => {
  it('is its own color where that is known', () => {
    expect(swatchColors({ hex: '#2F6B4F', id: 105, name: 'Rot' })).toEqual({ color: '#2F6B4F' })
  })

  it('is that of its family by number, else by its German name', () => {
    const red = { color: '#9e2b32' }

    expect(swatchColors({ id: 105, name: 'Tanne' })).toEqual(red)
    expect(swatchColors({ id: 7, name: 'Rot' })).toEqual(red)
    expect(swatchColors({ hex: 'red', name: 'rot' })).toEqual(red)
    expect(swatchColors({ name: 'Weiß' })).toEqual({ color: '#f6f4f0' })
    expect(swatchColors({ name: 'GRÜN' })).toEqual({ color: '#55704f' })
  })

  it.each([{ id: 112 }, { name: 'mischfarben' }, { name: 'Mehrfarbig' }, { name: 'multi' }])(
    'has two colors for mixed ones: %j',
    (known) => {
      expect(swatchColors(known)).toEqual({ color: '#9e2b32', accent: '#2f4a7d' })
    },
  )

  it.each([{}, { name: 'Mondstaub' }, { id: -1, name: '' }, { hex: 'url(//evil.example)' }])(
    'is grey for one that is not known: %j',
    (known) => {
      expect(swatchColors(known)).toEqual({ color: '#9a9a9c' })
      expect(familyColors(known)).toBeNull()
    },
  )

  it('is a background of one color or of two halves', () => {
    expect(swatchBackground({ color: '#fff' })).toBe('#fff')
    expect(swatchBackground({ color: '#fff', accent: '#000' })).toBe(
      'linear-gradient(135deg, #fff 50%, #000 50%)',
    )
  })
})
