import type { Hono } from 'hono'
import type { AppTypes } from '../app.ts'

const SECURITY_TXT_PATH = '/.well-known/security.txt'
const POLICY_PATH = '/.well-known/security-policy.txt'
const DAY_MS = 24 * 60 * 60 * 1000
/** A copy someone keeps is not trusted for longer; asked again, we name a later date. */
const VALID_DAYS = 180
const A_DAY = { 'cache-control': 'public, max-age=86400' }

interface SecurityTxtSettings {
  publicOrigin: string
  mailFrom: string
  /** Another way to reach who looks after security; the address mails are sent from when `null`. */
  securityContact: string | null
}

/** How to report a hole in the shop (RFC 9116). */
export function mountSecurityTxt(
  app: Hono<AppTypes>,
  settings: SecurityTxtSettings,
  now: () => number = Date.now,
): void {
  app.get(SECURITY_TXT_PATH, (c) => c.text(securityTxt(settings, now()), 200, A_DAY))
  app.get('/security.txt', (c) => c.redirect(SECURITY_TXT_PATH, 308))
  app.get(POLICY_PATH, (c) => c.text(POLICY, 200, A_DAY))
}

function securityTxt(settings: SecurityTxtSettings, now: number): string {
  const { publicOrigin, mailFrom, securityContact } = settings
  const lastDay = Math.floor(now / DAY_MS) + VALID_DAYS
  const lines = [
    `Contact: ${securityContact ?? `mailto:${mailFrom}`}`,
    `Expires: ${new Date(lastDay * DAY_MS).toISOString()}`,
    'Preferred-Languages: de, en, fr',
    `Canonical: ${publicOrigin}${SECURITY_TXT_PATH}`,
    `Policy: ${publicOrigin}${POLICY_PATH}`,
  ]
  return `${lines.join('\n')}\n`
}

const POLICY = `Reporting a security problem

Write to the contact in /.well-known/security.txt, in German, English or French. Say what you did, what
happened, and how to see it again: addresses, requests, times.

What we do
- We answer within three working days and tell you what we found and when it will be mended.
- We take no legal steps against anyone who follows these rules and acts in good faith.
- We name you when it is mended, if you want that. There is no bounty.

What we ask
- Use your own account, test addresses and test cards only. Stop when you see data of others.
- Do not slow the shop down for others, do not delete or change what is not yours.
- Give us 90 days before you publish.

In scope: this host and everything it serves, calls and mails included. Out of scope: services of others that
pages load after consent, and findings without a way to use them.
`
