import { expect, test } from '../support/request-test.ts'

test('[2.34] a film is sent in parts', async ({ plain, request }) => {
  await plain.open('/de/ueber-saum/')
  const src = plain.one('video source', { nth: 0 }).getAttribute('src') ?? ''

  const part = await request.get(src, { headers: { range: 'bytes=1000-1999' } })

  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d{6,}$/)
  expect((await part.body()).length).toBe(1000)
})

const GUESSED = [
  'page-about',
  'page-about-0000000000000000',
  '..%2fpage-about',
  'video-atelier-mp4',
]

for (const key of GUESSED) {
  test(`a guessed picture of the content is refused: ${key}`, async ({ request }) => {
    const status = (await request.get(`/images/${key}/1080.webp`)).status()

    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
}
