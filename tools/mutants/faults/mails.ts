import type { Mutant } from '../mutant.ts'

/** What strangers can have sent, and which addresses the shop accepts. */
export const MAIL_FAULTS: readonly Mutant[] = [
  {
    name: 'mail: the receipt of a declaration repeats typed words to an unknown address',
    file: 'services/shop/src/order-mail/declaration-content.ts',
    find: '...(!isKnownAddress && withoutTypedWords(declaration)),',
    replace: '',
  },
  {
    name: 'mails: a stranger can have any number of mails sent to one address',
    file: 'services/shop/src/mail/mail-outbox.ts',
    find: "if (by === 'stranger' && !(await takeMailSlot(sql, { ...slotOf(mail), now }))) return",
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
    find: "if (!(await mayWriteTo(sql, { email, allowance: 'password-reset', now }))) return",
    replace: '',
  },
  {
    name: 'mails: newsletter forms of strangers use up the links to a new password and the codes of orders',
    file: 'services/shop/src/mail/mail-limit.ts',
    find: "return allowance === 'other' ? `mail:${hash}` : `mail:${allowance}:${hash}`",
    replace: 'return `mail:${hash}`',
  },
  {
    name: 'mails: capitals in an address make another mailbox of it',
    file: 'services/shop/src/mail/mail-limit.ts',
    find: 'email.trim().toLowerCase()',
    replace: 'email.trim()',
  },
  {
    name: 'contact: the receipt repeats a name that a stranger has typed',
    file: 'services/shop/src/contact/contact-mails.ts',
    find: 'const known = { caseNumber: id, topic, day:',
    replace: 'const known = { caseNumber: id, topic: name, day:',
  },
  {
    name: 'contact: every message causes one more receipt to an address',
    file: 'services/shop/src/contact/contact-mails.ts',
    find: '  if (!isReceipted) return\n',
    replace: '',
  },
  {
    name: 'addresses: an e-mail address may begin like an option of a command',
    file: 'packages/domain/src/contact-rules.ts',
    find: "String.raw`[\\w+&'][\\w+&'\\-]*",
    replace: "String.raw`[\\w+&'\\-]*",
  },
  {
    name: 'addresses: a postal address may name a web address',
    file: 'packages/domain/src/address-rules.ts',
    find: "if (holdsWebAddress(text)) return 'web-address'",
    replace: '',
  },
  {
    name: 'mails: every cancelled order of a guest causes one more mail',
    file: 'services/shop/src/order/release-order.ts',
    find: "actor === 'shopper' && customerId === null ? 'stranger' : 'owner'",
    replace: "'owner'",
  },
  {
    name: 'orders: a guest may order ten times an hour with one e-mail address',
    file: 'services/shop/src/checkout/placing-limit.ts',
    find: 'guestEmail: 5,',
    replace: 'guestEmail: 10,',
  },
  {
    name: 'addresses: the checkout takes every e-mail address with an at sign',
    file: 'services/shop/src/checkout/checkout-faults.ts',
    find: 'else if (!isEmail(email))',
    replace: "else if (!email.includes('@'))",
  },
]
