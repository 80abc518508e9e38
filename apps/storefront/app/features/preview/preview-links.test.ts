import { describe, expect, it } from 'vitest'
import { carriedFrom, inPreview, isSamePage } from './preview-links.ts'

const HERE = new URL(
  'https://saum.example/de/lieferung/?editorMode=true&previewDate=2026-12-01&a=b',
)

describe('a link followed in a preview', () => {
  it('stays in it, on the same day', () => {
    expect(inPreview('/de/c/neu/?sort=price#top', HERE)).toBe(
      'https://saum.example/de/c/neu/?sort=price&editorMode=true&previewDate=2026-12-01#top',
    )
  })

  it('says itself which day it wants', () => {
    expect(inPreview('/de/?previewDate=2027-01-01', HERE)).toContain('previewDate=2027-01-01')
  })

  it.each([
    'https://elsewhere.example/',
    'mailto:service@saum.example',
    'javascript:void(0)',
    '/images/a.webp',
    '/api/de/x/',
    '/preview/leave',
  ])('leads to %s as it is', (href) => {
    expect(inPreview(href, HERE)).toBeNull()
  })

  it('tells a place on this page from another page', () => {
    expect(isSamePage('#inhalt', HERE)).toBe(true)
    expect(isSamePage('/de/#inhalt', HERE)).toBe(false)
    expect(isSamePage('/de/lieferung/', HERE)).toBe(false)
  })

  it('carries nothing where there is nothing', () => {
    expect(carriedFrom(new URL('https://saum.example/?previewDate='))).toEqual([])
  })
})
