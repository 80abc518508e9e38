import { describe, expect, it } from 'vitest'
import { zoomDeedOf } from './zoom-keys.ts'

function press(key: string, held: { shiftKey?: boolean; ctrlKey?: boolean } = {}) {
  return zoomDeedOf({
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...held,
  })
}

describe('the keys of an enlarged picture', () => {
  it('turn to its neighbours', () => {
    expect(press('ArrowRight')).toEqual({ kind: 'turn', step: 1 })
    expect(press('ArrowLeft')).toEqual({ kind: 'turn', step: -1 })
  })

  it('zoom with plus, with or without the shift key that some keyboards need for it', () => {
    expect(press('+', { shiftKey: true })).toEqual(press('+'))
    expect(press('=')).toEqual(press('+'))
    expect(press('-')).toMatchObject({ kind: 'zoom' })
  })

  it('move it in every direction', () => {
    expect(press('ArrowRight', { shiftKey: true })).toMatchObject({ kind: 'pan' })
    expect(press('ArrowDown')).toMatchObject({ kind: 'pan' })
  })

  it('leave the browser its own', () => {
    expect(press('+', { ctrlKey: true })).toBeNull()
    expect(press('Tab')).toBeNull()
    expect(press('Escape')).toBeNull()
  })
})
