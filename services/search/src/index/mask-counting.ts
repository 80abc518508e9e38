/**
 * Counts, for each of 32 bits, the styles that have it. The counts are kept sideways: one number holds
 * the lowest digit of all 32 counts, the next the second digit, and so on. So adding a style adds to all
 * counts at once, like the carries of a sum, however many bits it has.
 */
interface MaskCounter {
  /** From a digit on; a mask added to digit 2 counts four times. */
  add(mask: number, digit: number): void
  addTo(counts: Uint32Array): void
}

function createMaskCounter(): MaskCounter {
  const digits = new Int32Array(32)
  return {
    add(mask, digit) {
      let carry = mask
      for (let k = digit; carry !== 0; k += 1) {
        const before = digits[k]!
        digits[k] = before ^ carry
        carry &= before
      }
    },
    addTo(counts) {
      digits.forEach((digit, k) => {
        for (let rest = digit; rest !== 0; rest &= rest - 1) {
          counts[31 - Math.clz32(rest & -rest)]! += 2 ** k
        }
      })
    },
  }
}

/**
 * Documents of a style follow each other, so their bits are united first. The lowest digits are added
 * without asking whether there is a carry, which is quicker than asking.
 */
export function countMasks(
  documents: Uint32Array,
  masks: Uint32Array,
  groupOf: Uint32Array,
  counts: Uint32Array,
) {
  const counter = createMaskCounter()
  let [ones, twos, fours] = [0, 0, 0]
  let group = -1
  let united = 0
  for (let k = 0; k <= documents.length; k += 1) {
    const document = k < documents.length ? documents[k]! : -1
    const next = document < 0 ? -1 : groupOf[document]!
    if (next === group && document >= 0) {
      united |= masks[document]!
      continue
    }
    const carryOnes = ones & united
    ones ^= united
    const carryTwos = twos & carryOnes
    twos ^= carryOnes
    const carryFours = fours & carryTwos
    fours ^= carryTwos
    if (carryFours !== 0) counter.add(carryFours, 3)
    group = next
    united = document < 0 ? 0 : masks[document]!
  }
  counter.add(ones, 0)
  counter.add(twos, 1)
  counter.add(fours, 2)
  counter.addTo(counts)
}
