const SLOT = /\{(\w+)\}/g
/** With the space before it: «Hallo {firstName},» to somebody without a name is «Hallo,». */
const SPACED_SLOT = /( ?)\{(\w+)\}/g

type Slots = Readonly<Record<string, string>>

/** A slot nobody filled would reach a customer as `{price}`; better no mail than that one. */
export function fillSlots(text: string, slots: Slots): string {
  return text.replaceAll(SPACED_SLOT, (_, space: string, name: string) => {
    const value = slotOf(slots, name)
    return value === '' ? '' : `${space}${value}`
  })
}

/** Whether one of the slots in it has nothing to say. */
export function hasEmptySlot(text: string, slots: Slots): boolean {
  return [...text.matchAll(SLOT)].some(([, name = '']) => slotOf(slots, name) === '')
}

function slotOf(slots: Slots, name: string): string {
  const value = Object.hasOwn(slots, name) ? slots[name] : undefined
  if (value === undefined) throw new Error(`Nothing fills the slot ${name} of a mail`)
  return value
}
