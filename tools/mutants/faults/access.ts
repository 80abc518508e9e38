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
    name: 'sessions: a key the shop has not issued is used for a new session',
    file: 'services/shop/src/session/sessions.ts',
    find: 'toVisitor(keys, { shop, sessionKey, visitorId: sessionKey })',
    replace:
      'toVisitor(keys, { shop, sessionKey: unknownKey ?? sessionKey, visitorId: sessionKey })',
  },
  {
    name: 'sessions: the key before the checkout still leads to the session',
    file: 'services/shop/src/session/next-session.ts',
    find: 'update visitor_session set session_key = ${sessionKey}, expires_at',
    replace: 'update visitor_session set session_key = session_key, expires_at',
  },
  {
    name: 'sessions: a late request with a replaced key begins another session',
    file: 'services/shop/src/session/sessions.ts',
    find: 'return isLate ? null :',
    replace: 'return',
  },
  {
    name: 'sessions: a customer is logged out by entering the checkout',
    file: 'services/shop/src/session/next-session.ts',
    find: 'update session set session_key = ${sessionKey}',
    replace: 'update session set expires_at = 0',
  },
  {
    name: 'sessions: a token of the checkout that is over is good in every session',
    file: 'services/shop/src/token/checkout-token.ts',
    find: 'at >= payload.exp && payload.sid !== sessionKey',
    replace: 'at >= payload.exp && sessionKey === null',
  },
  {
    name: 'sessions: a token of the checkout keeps the key of before',
    file: 'services/shop/src/checkout/checkout-service.ts',
    find: 'const sid = await changeKey()',
    replace: 'const sid = owner.sessionKey',
  },
  {
    name: 'sessions: the key an order was placed with shows the order',
    file: 'services/shop/src/session/guest-session.ts',
    find: 'and (placed_with is null or placed_with <> ${sessionKey})',
    replace: "and (placed_with is null or placed_with <> ${sessionKey} or placed_with <> '')",
  },
  {
    name: 'sessions: what was typed as a visitor stays with the session of before the login',
    file: 'services/shop/src/session/enter-session.ts',
    find: 'await carryCheckout(sql, { ...baskets, customerId })',
    replace: '',
  },
  {
    name: 'payments: the way back shows the order to every browser',
    file: 'services/checkout/src/payment/payment-routes.ts',
    find: 'return own.ok && own.value.isOwn ? successUrl',
    replace: 'return own.ok ? successUrl',
  },
  {
    name: 'payments: every session counts as the one that ordered',
    file: 'services/shop/src/payment/payment-storage.ts',
    find: 'where p.payment_key = ${paymentKey} and o.basket_key = ${basketKey}`',
    replace: "where p.payment_key = ${paymentKey} and o.basket_key <> ''`",
  },
  {
    name: 'webhooks: an empty secret signs',
    file: 'services/checkout/src/signed-body.ts',
    find: " || received.secret === ''",
    replace: '',
  },
  {
    name: 'webhooks: signatures from the future are accepted',
    file: 'services/checkout/src/signed-body.ts',
    find: 'Math.abs(ageSeconds) >',
    replace: 'ageSeconds >',
  },
  {
    name: 'webhooks: a notice that is sent again asks the provider again',
    file: 'services/checkout/src/payment/payment-routes.ts',
    find: 'if (seen.has(notice.value)) return c.body(null, 204, NO_STORE)',
    replace: '',
  },
]
