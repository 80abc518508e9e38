import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestFolder } from '@saum/testing/test-database'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../test-app.ts'

const MAIL = [
  'From: Saum <service@saum.example>',
  'To: <lena@saum.example>',
  'Subject: Hallo <script>alert(1)</script>',
  'Date: Mon, 16 Nov 2026 05:30:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="m"',
  '',
  '--m',
  'Content-Type: multipart/alternative; boundary="a"',
  '',
  '--a',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Danke <b>Lena</b>',
  '--a',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<!doctype html><html><head></head><body><script>alert(1)</script>Danke</body></html>',
  '--a--',
  '--m',
  'Content-Type: application/pdf; name="Rechnung-1.pdf"',
  'Content-Disposition: attachment; filename="Rechnung-1.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjc=',
  '--m--',
  '',
].join('\r\n')

async function anInbox(env: Record<string, string> = { MAIL_INBOX: 'on' }) {
  const dataDir = await createTestFolder()
  await mkdir(join(dataDir, 'mail'))
  await writeFile(join(dataDir, 'mail', 'mail-1.eml'), MAIL)
  return createTestApp({ env: { DATA_DIR: dataDir, ...env } })
}

describe('the inbox of who tries the shop out', () => {
  it('lists what was sent and shows it as HTML, as text and with its files', async () => {
    const app = await anInbox()

    const list = await (await app.fetch('/dev/mails/')).text()
    const mail = await (await app.fetch('/dev/mails/mail-1/')).text()
    const file = await app.fetch('/dev/mails/mail-1/files/0')

    expect(list).toContain('lena@saum.example')
    expect(list).toContain('href="/dev/mails/mail-1/"')
    expect(mail).toContain('Danke &lt;b&gt;Lena&lt;/b&gt;')
    expect(mail).toContain('sandbox="allow-same-origin allow-popups"')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="Rechnung-1.pdf"')
    expect(await file.text()).toBe('%PDF-1.7')
    expect(app.pageRequests).toEqual([])
  })

  it('lets nothing of a mail run', async () => {
    const app = await anInbox()

    const pages = [await app.fetch('/dev/mails/'), await app.fetch('/dev/mails/mail-1/')]
    const framed = await app.fetch('/dev/mails/mail-1/html')

    for (const page of pages) expect(await page.text()).not.toContain('<script')
    const policy = framed.headers.get('content-security-policy') ?? ''
    expect(policy).toContain('sandbox allow-same-origin allow-popups;')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
    expect(policy).not.toContain('allow-scripts')
  })

  it.each(['/dev/mails/other/', '/dev/mails/..%2f..%2fx/', '/dev/mails/mail-1/files/7'])(
    'has nothing at %s',
    async (path) => {
      expect((await (await anInbox()).fetch(path)).status).toBe(404)
    },
  )

  it('is empty before the first mail', async () => {
    const app = createTestApp({ env: { DATA_DIR: await createTestFolder(), MAIL_INBOX: 'on' } })

    expect(await (await app.fetch('/dev/mails/')).text()).toContain('No mail yet')
  })

  it.each(['/dev/mails/', '/dev/mails/mail-1/', '/dev/mails/mail-1/files/0'])(
    'shows %s only to this machine unless it is switched on',
    async (path) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      const app = await anInbox({})

      expect((await app.fetch(path)).status).toBe(200)
      expect((await app.fetch(path, { headers })).status).toBe(404)
      expect((await (await anInbox()).fetch(path, { headers })).status).toBe(200)
    },
  )

  it.each(['/dev/mails', '/dev/mails/', '/dev/mails/mail-1/', '/dev/mails/mail-1/html'])(
    'does not show %s to a page that has its own name lead to this machine',
    async (path) => {
      const headers = { host: 'rebound.example:3000' }

      for (const env of [{}, { MAIL_INBOX: 'on' }]) {
        expect((await (await anInbox(env)).fetch(path, { headers })).status).toBe(404)
      }
    },
  )

  it('does not exist where it is off', async () => {
    const app = await anInbox({ MAIL_INBOX: 'off' })

    await app.fetch('/dev/mails/mail-1/')

    expect(app.pageRequests).toHaveLength(1)
  })
})
