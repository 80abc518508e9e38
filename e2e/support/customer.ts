import { randomInt } from 'node:crypto'
import type { Shop, ShopPath } from '@saum/domain/shops'
import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { newEmail } from './checkout.ts'
import { mailTo } from './mailbox.ts'

/** Of every customer who registers in a journey. */
export const PASSWORD = 'nadel und faden und knopf'

const VERIFICATION = {
  de: 'Bitte bestätige deine E-Mail-Adresse',
  'fr-ch': 'Veuillez confirmer votre adresse e-mail',
} as const satisfies Partial<Record<ShopPath, string>>

/** Only a few may register from one network; each who does so here comes from one of their own. */
export async function comeFromElsewhere(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders(newNetwork())
}

export function newNetwork(): { 'x-forwarded-for': string } {
  return { 'x-forwarded-for': ['10', ...[0, 1, 2].map(() => randomInt(1, 255))].join('.') }
}

/** The address of a link in a mail, as a path of the shop. */
export function linkIn(mail: string, { path }: Pick<Shop, 'path'>, name: string): string {
  const link = new RegExp(`/${path}/login/\\?${name}=[\\w%&=./-]+`).exec(mail)?.[0]
  if (link === undefined) throw new Error(`No link ?${name}= in the mail`)
  return link
}

/** The link that makes an account of a registration, from the mail. */
export async function confirmationLink(
  email: string,
  path: keyof typeof VERIFICATION,
): Promise<string> {
  return linkIn(await mailTo(email, VERIFICATION[path]), { path }, 'confirm')
}

/** Sends a form of the login as the page would; the visitor is then whoever it makes them. */
export async function sendLogin(
  request: APIRequestContext,
  origin: string,
  path: string,
  form: Record<string, string>,
): Promise<APIResponse> {
  const headers = { origin, ...newNetwork() }
  return request.post(`${origin}${path}`, { form, headers, maxRedirects: 0 })
}

/** A customer nobody has seen before, logged in; how they register is another journey. */
export async function becomeCustomer(
  { request }: Pick<Page, 'request'>,
  origin: string,
  name: string,
): Promise<string> {
  const email = newEmail(name)
  const registered = { intent: 'register', email, password: PASSWORD }
  expect((await sendLogin(request, origin, '/de/login/', registered)).status()).toBe(303)
  const link = await confirmationLink(email, 'de')
  const token = new URL(link, origin).searchParams.get('confirm') ?? ''
  const confirmed = { intent: 'confirm', token, password: PASSWORD }
  expect((await sendLogin(request, origin, link, confirmed)).status()).toBe(303)
  return email
}

/** Logged in as somebody of the demo, or of a journey. */
export async function logInAs(
  { request }: Pick<Page, 'request'>,
  origin: string,
  { path = 'de', email, password }: { path?: ShopPath; email: string; password: string },
): Promise<void> {
  const form = { intent: 'login', email, password }
  const answer = await sendLogin(request, origin, `/${path}/login/`, form)
  expect(answer.status(), `login of ${email}`).toBe(303)
}

/** Whether a visitor may see an account; otherwise they are sent to the login. */
export async function isInside(request: APIRequestContext): Promise<boolean> {
  return (await request.get('/de/account/', { maxRedirects: 0 })).status() === 200
}
