import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseVideoUrl, VIDEO_FILE, videoUrl } from './video-url.ts'

describe('the address of a video', () => {
  it.each(['mantel.mp4', 'herbst/mantel 1.webm', 'a/b/c-d_e.de.vtt'])(
    'is read back as it was written: %s',
    (file) => {
      expect(parseVideoUrl(videoUrl(file))).toBe(file)
    },
  )

  it.each([
    ['another kind of file', '/videos/mantel.jpg'],
    ['no file', '/videos/'],
    ['a hidden file', '/videos/.mp4'],
    ['a name that climbs', '/videos/../secret.mp4'],
    ['a name that climbs in disguise', '/videos/a/%2e%2e/%2e%2e/secret.mp4'],
    ['an absolute path', '/videos//etc/secret.mp4'],
    ['a backslash', '/videos/a%5Cb.mp4'],
    ['a null byte', '/videos/a%00.mp4'],
    ['a malformed escape', '/videos/%E0%A4%A.mp4'],
    ['another folder', '/pictures/mantel.mp4'],
  ])('cannot be %s', (_, pathname) => {
    expect(parseVideoUrl(pathname)).toBeNull()
  })

  it('never has a part that begins with a dot', () => {
    const part = fc.oneof(fc.constantFrom('..', '.', '/', 'a', '.mp4', ' ', '\\'), fc.string())
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const file = `${parts.join('')}.mp4`
        const isClimbing = file.split('/').some((name) => name === '' || name.startsWith('.'))
        expect(VIDEO_FILE.test(file) && isClimbing).toBe(false)
      }),
    )
  })
})
