import type { Mutant } from '../mutant.ts'

/** Rules of the domain: what delivery costs, which tax is owed, when a period ends, what points are left. */
export const MONEY_FAULTS: readonly Mutant[] = [
  {
    name: 'delivery: goods worth exactly the free-delivery amount are charged for delivery',
    file: 'packages/domain/src/delivery-cost.ts',
    find: 'missingCents === 0 ? 0 : feeCents',
    replace: 'goodsCents > freeFromCents ? 0 : feeCents',
  },
  {
    name: 'tax: a parcel to another country is taxed at the rate of the shop’s country',
    file: 'packages/domain/src/vat-rates.ts',
    find: 'RATES[countryCode] ?? RATES[shop.country] ?? 0',
    replace: 'RATES[shop.country] ?? 0',
  },
  {
    name: 'points: points taken back beyond the balance are forgiven',
    file: 'packages/domain/src/points-ledger.ts',
    find: 'balance: sum(live) - debt',
    replace: 'balance: sum(live)',
  },
  {
    name: 'subscriptions: a delivery of the 31st slips into the next month where its month is shorter',
    file: 'packages/domain/src/subscription-dates.ts',
    find: 'Math.min(date, lastDate)',
    replace: 'date',
  },
  {
    name: 'payment: the first order of a customer may exceed the invoice limit for new customers',
    file: 'packages/domain/src/payment-rules.ts',
    find: 'isFirstOrder || isGuest ?',
    replace: 'isFirstOrder && isGuest ?',
  },
  {
    name: 'prepayment: an unpaid order ends at the beginning of the last day to pay',
    file: 'packages/domain/src/prepayment.ts',
    find: 'addDays(lastDayToPay(shop, orderedAtMs), 1)',
    replace: 'lastDayToPay(shop, orderedAtMs)',
  },
  {
    name: 'money: five cents are written as fifty',
    file: 'packages/domain/src/number-writer.ts',
    find: ".padStart(2, '0')",
    replace: ".padEnd(2, '0')",
  },
  {
    name: 'retention: bills are anonymized a year too early',
    file: 'packages/domain/src/retention.ts',
    find: 'year - retentionYearsOf(shop)',
    replace: 'year - retentionYearsOf(shop) + 1',
  },
  {
    name: 'time: a moment close to a clock change is an hour off',
    file: 'packages/domain/src/zoned-time.ts',
    find: 'return wallMs - offsetMs(guessMs, timeZone)',
    replace: 'return guessMs',
  },
  {
    name: 'gift cards: a PIN can be guessed without end from many networks',
    file: 'services/shop/src/gift-card/card-tries.ts',
    find: 'if (attempts <= UNGUARDED_TRIES) return true',
    replace: 'if (attempts > 0) return true',
  },
  {
    name: 'gift cards: strangers can use up all tries of a card',
    file: 'services/shop/src/gift-card/card-tries.ts',
    find: 'return countAttempt(sql, { subject: guarded, ...PER_NETWORK_GUARDED, now })',
    replace: 'return false',
  },
  {
    name: 'gift cards: every address of a network has tries of its own',
    file: 'services/shop/src/gift-card/card-tries.ts',
    find: 'networkKeyOf(clientKey)',
    replace: 'clientKey',
  },
]
