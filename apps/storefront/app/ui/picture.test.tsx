import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Picture, type PictureProps } from './picture.tsx'

const COAT: PictureProps = {
  src: '/images/coat/450.webp',
  srcSet: '/images/coat/300.webp 300w, /images/coat/450.webp 450w',
  avif: '/images/coat/300.avif 300w, /images/coat/450.avif 450w',
  width: 450,
  height: 563,
  sizes: '50vw',
  alt: 'Mantel',
}

function markupOf(changes: Partial<PictureProps> = {}): string {
  return renderToString(<Picture {...COAT} {...changes} />)
}

describe('a picture', () => {
  it('offers AVIF first and WebP to everybody else, both in several widths', () => {
    expect(markupOf()).toMatch(
      /^<picture><source type="image\/avif" srcSet="[^"]+300\.avif 300w[^"]+" sizes="50vw"\/><img src="[^"]+450\.webp" srcSet="[^"]+300\.webp 300w/,
    )
  })

  it('is one image when it has one source', () => {
    expect(markupOf({ avif: undefined })).toMatch(/^<img /)
  })

  it('has its size and its ground before it has loaded', () => {
    const markup = markupOf({ ground: '#d8d2c8' })

    expect(markup).toContain('width="450" height="563"')
    expect(markup).toContain('style="background:#d8d2c8"')
  })

  it('waits until it comes into view', () => {
    expect(markupOf()).toContain('loading="lazy"')
    expect(markupOf()).not.toContain('rel="preload"')
  })

  it('is asked for before everything else when the page is judged by it', () => {
    const markup = markupOf({ priority: true })

    expect(markup).toContain('loading="eager" fetchPriority="high"')
    expect(markup).toMatch(
      /<link rel="preload" as="image" type="image\/avif" fetchPriority="high" imageSrcSet="[^"]+300\.avif 300w[^"]+" imageSizes="50vw"\/>/,
    )
  })

  it('has a crop of its own on upright screens, as AVIF too, and only that one is asked for early', () => {
    const phone = { ...COAT, src: '/images/tall/480.webp', avif: '/images/tall/480.avif 480w' }

    const markup = markupOf({ priority: true, phone })

    expect(markup).toMatch(
      /<picture><source media="\(max-width: 767px\), \(orientation: portrait\)" type="image\/avif" srcSet="\/images\/tall\/480\.avif 480w"/,
    )
    const preloads = markup.match(/<link rel="preload"[^>]+>/g) ?? []
    expect(
      preloads.map((link) => [/media="([^"]+)"/.exec(link)?.[1], link.includes('tall')]),
    ).toEqual([
      ['(max-width: 767px), (orientation: portrait)', true],
      ['(min-width: 768px) and (orientation: landscape)', false],
    ])
  })
})
