import { describe, expect, it } from 'vitest'
import { findBody, parseBody, saveBody } from './own-body.ts'

function typed(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function aStorage(kept: Record<string, string> = {}) {
  return () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  })
}

describe('measurements that are typed in', () => {
  it('may use either decimal mark, and leave fields empty', () => {
    expect(parseBody(typed({ bust: ' 88,5 ', waist: '72.5', hips: '' }))).toEqual({
      body: { bust: 88.5, waist: 72.5 },
      faults: new Set(),
    })
  })

  it.each(['39', '201', 'M', '88 cm', '-88', 'Infinity', 'NaN'])('cannot be %s', (waist) => {
    expect(parseBody(typed({ waist }))).toEqual({ body: {}, faults: new Set(['waist']) })
  })
})

describe('measurements that are kept', () => {
  it('come back in this browser', () => {
    const storage = aStorage()

    saveBody(storage, { bust: 88 })

    expect(findBody(storage)).toEqual({ bust: 88 })
  })

  it.each(['{', 'null', '[]', '"88"', '{"bust":"88","waist":9,"head":55}'])(
    'are none when %s is kept',
    (kept) => {
      expect(findBody(aStorage({ 'saum.body': kept }))).toEqual({})
    },
  )

  it('are none in a browser that refuses the storage itself', () => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }

    saveBody(blocked, { bust: 88 })

    expect(findBody(blocked)).toEqual({})
  })
})
