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
    name: 'access: another customer’s subscription can be changed by its id',
    file: 'services/shop/src/subscription/subscription-service.ts',
    find: 'found?.customerId === customerId && found.shop',
    replace: 'found !== null && found.shop',
  },
  {
    name: 'access: another customer’s address can be changed by its id',
    file: 'services/shop/src/customer-address/address-storage.ts',
    find: 'from customer_address where customer_id = ${customerId}\n    order by',
    replace: 'from customer_address where ${customerId} > 0\n    order by',
  },
  {
    name: 'mail: the receipt of a declaration repeats typed words to an unknown address',
    file: 'services/shop/src/order-mail/declaration-content.ts',
    find: '...(!isKnownAddress && withoutTypedWords(declaration)),',
    replace: '',
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
    name: 'access: the link of a confirmation opens what the link of a mail opens',
    file: 'services/shop/src/token/order-token.ts',
    find: "openOrder: (shop, token) => openOrderOf('order', shop, token)",
    replace:
      "openOrder: (shop, token) =>\n      openOrderOf('order', shop, token) ?? openOrderOf('cbd', shop, token)",
  },
  {
    name: 'access: a signed token opens what another kind is for',
    file: 'services/shop/src/token/signed-token.ts',
    find: 'verifiedPart(token, (part) => signatureOf(secret, `${purpose}.${part}`))',
    replace:
      "[purpose, 'cbd', 'order', 'paper', 'receipt']\n        .map((one) => verifiedPart(token, (part) => signatureOf(secret, `${one}.${part}`)))\n        .find((part) => part !== null) ?? null",
  },
  {
    name: 'access: an expired link of a mail still works',
    file: 'services/shop/src/account/account-link.ts',
    find: '      and expires_at > ${now}\n    returning customer_id',
    replace: '    returning customer_id',
  },
  {
    name: 'access: the link of a confirmation shows whose order it is',
    file: 'services/shop/src/order/order-service.ts',
    find: 'accept(orderWithoutPerson(answer(order)))',
    replace: 'accept(answer(order))',
  },
  {
    name: 'access: the secret of a link stays in the address',
    file: 'apps/storefront/app/server/secret-page-middleware.ts',
    find: 'for (const name of names) query.delete(name)',
    replace: '',
  },
  {
    name: 'access: a page that is opened by a secret tells its address to other sites',
    file: 'apps/storefront/app/server/secret-page-middleware.ts',
    find: 'for (const [name, value] of Object.entries(SECRET_PAGE)) response.headers.set(name, value)',
    replace: '',
  },
  {
    name: 'access: scripts can read the secret of a link',
    file: 'apps/storefront/app/server/link-cookie.ts',
    find: '; HttpOnly; Max-Age',
    replace: '; Max-Age',
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
