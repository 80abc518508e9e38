const SHORTEST = 8
const LONGEST = 70

/** Small and capital letter, digit and one of these signs; spaces are allowed nowhere. */
export function isStrongPassword(password: string): boolean {
  const { length } = password
  if (length < SHORTEST || length > LONGEST || /\s/u.test(password)) return false
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[!@#$%^&*]/].every((kind) => kind.test(password))
}
