import type { Mutant } from '../mutant.ts'

/** Who may see what: sessions, links, proofs of ownership, and what is deleted with an account. */
export const ACCESS_FAULTS: readonly Mutant[] = [
  {
    name: 'access: another customer’s order can be opened',
    file: 'services/shop/src/order/order-list.ts',
    find: 'where id = ${orderId} and customer_id = ${customerId}',
    replace: 'where id = ${orderId}',
  },
  {
    name: 'access: a link to an order never expires',
    file: 'services/shop/src/token/signed-token.ts',
    find: 'return exp > now ? data : null',
    replace: 'return data',
  },
  {
    name: 'access: the code for an order can be used twice',
    file: 'services/shop/src/tracking/order-code.ts',
    find: 'await sql`delete from order_code where order_id = ${orderId}`',
    replace: '',
  },
  {
    name: 'access: a postcode reveals the tracking number of a parcel',
    file: 'services/shop/src/tracking/tracking-service.ts',
    find: 'isByZip ? { ...parcel, trackingNumber: null, trackingUrl: null } : parcel',
    replace: 'parcel',
  },
  {
    name: 'access: other sessions survive a change of the password',
    file: 'services/shop/src/account/write-password.ts',
    find: 'await endSessions(sql, customerId)',
    replace: '',
  },
  {
    name: 'access: wrong passwords can be tried without waiting',
    file: 'services/shop/src/session/login-limit.ts',
    find: 'if (waitMs > 0) await holdBack',
    replace: 'if (waitMs > LONGEST_WAIT_MS) await holdBack',
  },
  {
    name: 'access: an account with an unproven address receives the guest orders of that address',
    file: 'services/shop/src/session/note-login.ts',
    find: 'if (row.verifiedAt !== null) await adoptGuestOrders',
    replace: 'await adoptGuestOrders',
  },
  {
    name: 'access: an address the sign-in provider has not verified opens an account',
    file: 'services/shop/src/identity/identity-customer.ts',
    find: 'email === null || !isEmailVerified',
    replace: 'email === null',
  },
  {
    name: 'personal data: the export of an account with an unproven address contains data of others',
    file: 'services/shop/src/account-data/export-account.ts',
    find: "if (by === 'email' && !known.isEmailVerified) return []",
    replace: '',
  },
  {
    name: 'personal data: orders of a deleted account keep the e-mail address',
    file: 'services/shop/src/account-data/forget-order.ts',
    find: "set email = '', zip_code = ''",
    replace: "set zip_code = ''",
  },
  {
    name: 'personal data: counted visits stay when statistics are no longer allowed',
    file: 'services/shop/src/consent/consent-service.ts',
    find: "if (!choice.granted.includes('visit-statistics')) await forgetVisits(sql, choice.id)",
    replace: '',
  },
  {
    name: 'mails: a stranger can have any number of mails sent to one address',
    file: 'services/shop/src/mail/mail-outbox.ts',
    find: "if (by === 'stranger' && !(await takeMailSlot(sql, mail.recipient, now))) return",
    replace: '',
  },
  {
    name: 'mails: the slot of a mail to an address is never free again',
    file: 'services/shop/src/session/attempts.ts',
    find: 'where attempt.forgotten_at <= ${now} or attempt.forgotten_at > ${freeAt}',
    replace: 'where attempt.forgotten_at > ${freeAt}',
  },
  {
    name: 'mails: a reset mail that is held back makes the link of the last one useless',
    file: 'services/shop/src/account/reset-request.ts',
    find: 'if (!(await mayWriteTo(sql, email, now))) return',
    replace: '',
  },
  {
    name: 'mails: capitals in an address make another mailbox of it',
    file: 'services/shop/src/mail/mail-limit.ts',
    find: 'email.trim().toLowerCase()',
    replace: 'email.trim()',
  },
  {
    name: 'addresses: an e-mail address may begin like an option of a command',
    file: 'packages/domain/src/contact-rules.ts',
    find: "String.raw`[\\w+&'][\\w+&'\\-]*",
    replace: "String.raw`[\\w+&'\\-]*",
  },
  {
    name: 'addresses: the checkout takes every e-mail address with an at sign',
    file: 'services/shop/src/checkout/checkout-faults.ts',
    find: 'else if (!isEmail(email))',
    replace: "else if (!email.includes('@'))",
  },
]
