import { join } from 'node:path'
import type { Hono } from 'hono'
import type { AppTypes } from '../app.ts'
import { onlyThisMachine } from '../operator-access.ts'
import { findMail, listMails } from './inbox-mails.ts'
import { listPage, mailPage, withLinksOutside } from './inbox-pages.ts'

interface InboxSettings {
  isMailInboxOn: boolean
  /** Also to other machines: somebody has switched it on. */
  isMailInboxOpen: boolean
  dataDir: string
}

const ASSETS = "style-src 'unsafe-inline'; font-src 'self'; img-src 'self'"
const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; ${ASSETS}; frame-src 'self'; frame-ancestors 'none'`,
}
/** Somebody's mail: no script, no form, nothing of another host. */
const MAIL_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': `sandbox allow-same-origin allow-popups; default-src 'none'; ${ASSETS}; frame-ancestors 'self'`,
}

/** The mails that were not sent but kept as files, for who tries the shop out. Off, it does not exist. */
export function mountInbox(app: Hono<AppTypes>, settings: InboxSettings): void {
  if (!settings.isMailInboxOn) return
  const folder = join(settings.dataDir, 'mail')
  if (!settings.isMailInboxOpen) app.use('/dev/mails/*', onlyThisMachine)

  app.get('/dev/mails', (c) => c.redirect('/dev/mails/', 308))
  app.get('/dev/mails/', async (c) => c.html(listPage(await listMails(folder)), 200, PAGE_HEADERS))
  app.get('/dev/mails/:id/', async (c) => {
    const mail = await findMail(folder, c.req.param('id'))
    return mail === null ? c.notFound() : c.html(mailPage(mail), 200, PAGE_HEADERS)
  })
  app.get('/dev/mails/:id/html', async (c) => {
    const mail = await findMail(folder, c.req.param('id'))
    return mail === null ? c.notFound() : c.body(withLinksOutside(mail.html), 200, MAIL_HEADERS)
  })
  app.get('/dev/mails/:id/files/:index', async (c) => {
    const mail = await findMail(folder, c.req.param('id'))
    const file = mail?.attachments[Number(c.req.param('index'))]
    if (file === undefined) return c.notFound()
    return c.body(file.bytes, 200, {
      'cache-control': 'no-store',
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.fileName.replaceAll(/[^\w.-]/g, '')}"`,
    })
  })
}
