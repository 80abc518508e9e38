import { SHOPS, type ShopPath } from '@saum/domain/shops'
import type { CustomerDocument } from '@saum/shop/documents/customer-document'
import { demoPasswordHash } from './password-hash.ts'

/** Everybody in the demo logs in with it; docs/running.md says so too. */
export const DEMO_PASSWORD = 'Saum-Demo-2026!'

const FIRST_ID = 7001

interface Role {
  key: string
  birthDate: string
  gender: CustomerDocument['gender']
  groups?: string[]
  hasCard?: boolean
  isGuestCustomer?: boolean
  isActive?: boolean
  /** Nobody has answered a mail to their address yet. */
  isUnverified?: boolean
}

/** One of each kind of customer the shop tells apart. */
const ROLES: readonly Role[] = [
  { key: 'new', birthDate: '1998-03-14', gender: 'f', groups: ['new'] },
  { key: 'existing', birthDate: '1984-11-02', gender: 'f' },
  { key: 'guest', birthDate: '1991-06-27', gender: 'n', isGuestCustomer: true },
  {
    key: 'basic-card',
    birthDate: '1979-01-19',
    gender: 'f',
    groups: ['Basic_Card'],
    hasCard: true,
  },
  {
    key: 'temporary-card',
    isUnverified: true,
    birthDate: '2001-08-08',
    gender: 'd',
    groups: ['Temporary_Card'],
    hasCard: true,
  },
  { key: 'vip-card', birthDate: '1968-05-30', gender: 'f', groups: ['VIP_Card'], hasCard: true },
  { key: 'deactivated', birthDate: '1987-12-12', gender: 'm', isActive: false },
]

/** Invented people, in the order of the roles. */
const NAMES: Readonly<Record<ShopPath, readonly string[]>> = {
  de: [
    'Jule Nahtweber',
    'Annika Seidengarn',
    'Robin Garnbeck',
    'Marlene Kettfaden',
    'Kim Stoffbruck',
    'Brigitte Tuchenhof',
    'Jonas Zwirnhold',
  ],
  at: [
    'Valerie Spulhofer',
    'Katharina Leinbacher',
    'Sascha Wollgruber',
    'Theresia Nadlinger',
    'Alex Fadenegger',
    'Elisabeth Tuchthaler',
    'Lukas Schneiderkogler',
  ],
  ch: [
    'Lia Fadenmatt',
    'Seraina Zwirnegger',
    'Luca Nähwiler',
    'Regula Stofflin',
    'Robin Spulibach',
    'Ursula Tuchschmidlin',
    'Reto Garnhuber',
  ],
  'fr-ch': [
    'Zoé Tisserandeau',
    'Camille Dufilage',
    'Sacha Lourlet',
    'Françoise Delatrame',
    'Maxime Boutonnier',
    'Monique Passementy',
    'Julien Delaiguille',
  ],
  en: [
    'Poppy Threadgate',
    'Harriet Weaverley',
    'Rowan Hemsworthy',
    'Margaret Bobbinsdale',
    'Ash Linenshaw',
    'Eleanor Tweedale',
    'Oliver Stitchcombe',
  ],
}

/** Every role in every shop as `{role}.{shop}@saum.example`; only guests have no password. */
export function demoCustomers(): CustomerDocument[] {
  return SHOPS.flatMap(({ path }, shopIndex) =>
    ROLES.map((role, roleIndex) =>
      toCustomer(role, {
        id: FIRST_ID + shopIndex * ROLES.length + roleIndex,
        shop: path,
        name: NAMES[path][roleIndex] ?? '',
      }),
    ),
  )
}

function toCustomer(
  role: Role,
  { id, shop, name }: { id: number; shop: ShopPath; name: string },
): CustomerDocument {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${role.key}.${shop}@saum.example`
  const isGuestCustomer = role.isGuestCustomer ?? false
  return {
    id,
    shop,
    email,
    firstName,
    lastName,
    birthDate: role.birthDate,
    gender: role.gender,
    referenceKey: `C-${id}`,
    groups: role.groups ?? [],
    loyaltyCards: role.hasCard ? [{ number: cardNumber(id) }] : [],
    isGuestCustomer,
    isActive: role.isActive ?? true,
    isEmailVerified: !isGuestCustomer && role.isUnverified !== true,
    ...(!isGuestCustomer && { passwordHash: demoPasswordHash(DEMO_PASSWORD, email) }),
  }
}

/** Thirteen digits that scan at the till: a number of our own range with its check digit. */
function cardNumber(customerId: number): string {
  const digits = `28${String(customerId).padStart(10, '0')}`
  const sum = digits
    .split('')
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
