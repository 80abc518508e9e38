import { describe, expect, it } from 'vitest'
import { sharePage } from './share-page.ts'

const PAGE = { title: 'Mantel Ottilie | Saum', url: 'https://www.saum.example/de/p/mantel-7/' }

describe('sharing a product', () => {
  it('is the business of the device where it can', async () => {
    const shared: object[] = []
    const share = async (page: object) => void shared.push(page)

    expect(await sharePage({ share }, PAGE)).toBe('shared')
    expect(shared).toEqual([PAGE])
  })

  it('copies the address elsewhere', async () => {
    const copied: string[] = []
    const clipboard = { writeText: async (text: string) => void copied.push(text) }

    expect(await sharePage({ clipboard }, PAGE)).toBe('copied')
    expect(copied).toEqual([PAGE.url])
  })

  it('says nothing when the shopper closes the choices', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'))

    expect(await sharePage({ share }, PAGE)).toBe('closed')
    expect(await sharePage({}, PAGE)).toBe('closed')
  })
})
