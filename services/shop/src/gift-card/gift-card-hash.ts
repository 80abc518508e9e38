import { scrypt, timingSafeEqual } from 'node:crypto'

const HASH_BYTES = 32
/** Some milliseconds each: whoever has stolen the table still cannot go through all numbers. */
const COST = { N: 8192, r: 8, p: 1 }

/** Numbers are looked up by their hash, so it has to be the same every time. */
export function hashCardNumber(number: string): Promise<string> {
  return derive(number, 'gift-card-number')
}

export function hashCardPin(number: string, pin: string): Promise<string> {
  return derive(pin, `gift-card-pin:${number}`)
}

/** Both are of the same length: they were made here. */
export function isSameHash(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** However it is typed or printed. */
export function toCardDigits(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '')
}

function derive(text: string, salt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, COST, (error, key) =>
      error === null ? resolve(key.toString('hex')) : reject(error),
    )
  })
}
