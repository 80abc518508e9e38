import { describe, expect, it } from 'vitest'
import { paperHeaders } from './paper-headers.ts'

describe('a paper', () => {
  it('is not cached, and is saved under its own name', () => {
    const headers = paperHeaders('Rechnung DE26-1.pdf', 'application/pdf')

    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Rechnung_DE26-1.pdf"; filename*=UTF-8''Rechnung%20DE26-1.pdf`,
    })
  })

  it('cannot break out of its header by its name', () => {
    const name = 'a";\r\nset-cookie: x=ü.pdf'

    const disposition = paperHeaders(name, 'application/pdf')['content-disposition'] ?? ''

    expect(disposition).not.toMatch(/[\r\n]/)
    expect(disposition.match(/"/g)).toHaveLength(2)
  })
})
