import fc from 'fast-check'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { toScriptText, withHydrationData } from './hydration-data.ts'

describe('loader data inside a page', () => {
  it('is the same text again when the script runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(runInNewContext(`'${toScriptText(text)}'`)).toBe(text)
      }),
    )
  })

  it('can neither end its script nor open another', () => {
    const text = toScriptText('</script><script>alert(1)</script><!--')

    expect(text).not.toMatch(/[<>&]/)
  })

  it('stands at the end of the body, with the nonce', async () => {
    const stream = new Blob(['["a"]\n']).stream()

    const page = await withHydrationData('<html><body>x</body></html>', stream, 'n1')

    expect(page).toMatch(/x<script nonce="n1">.*enqueue\('\["a"\]\\n'\).*<\/script><\/body>/)
  })
})
