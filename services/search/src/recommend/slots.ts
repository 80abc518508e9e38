import type { Shop } from '@saum/domain/shops'

/** Where recommendations come from. */
export type Source = 'similar' | 'look' | 'bought' | 'viewed' | 'popular' | 'recent' | 'personal'

export interface Slot {
  /** As clients of the protocol name it; never changes. */
  id: string
  /** The same for people. */
  alias: string
  /** Tried one after the other; what comes later stands in for what has nothing to say. */
  sources: readonly Source[]
}

/** The places for recommendations a shop has. */
const SLOTS: readonly Slot[] = [
  {
    id: '4da0343e-4c81-4550-9d8b-253c8a55f130',
    alias: 'similar',
    sources: ['similar', 'popular'],
  },
  {
    id: '66264186-8d27-4325-b384-a2e3b5dc2d19',
    alias: 'complete-the-look',
    sources: ['look', 'bought'],
  },
  {
    id: 'ce6d958d-149e-40a8-b40d-f789d58c0ffe',
    alias: 'bought-together',
    sources: ['bought', 'viewed', 'look'],
  },
  { id: '6ca796bb-f41f-4687-879b-3a55fdec0525', alias: 'popular', sources: ['popular'] },
  { id: '9dc85f0c-c9c7-47ea-b6d9-069110d00086', alias: 'recently-viewed', sources: ['recent'] },
  {
    id: 'cebee2c9-9b4e-4a63-95df-defd77581f63',
    alias: 'personal',
    sources: ['personal', 'popular'],
  },
]

const byName = new Map(SLOTS.flatMap((slot) => [[slot.id, slot] as const, [slot.alias, slot]]))

export function findSlot(name: string): Slot | null {
  return byName.get(name.toLowerCase()) ?? null
}

/** A headline names what is really shown, so it belongs to the source, not to the slot. */
const HEADLINES: Readonly<Record<Shop['language'], Readonly<Record<Source, string>>>> = {
  de: {
    similar: 'Ähnliche Teile',
    look: 'Dazu passt',
    bought: 'Oft zusammen gekauft',
    viewed: 'Auch angesehen',
    popular: 'Gerade beliebt',
    recent: 'Zuletzt angesehen',
    personal: 'Für dich ausgesucht',
  },
  fr: {
    similar: 'Dans le même esprit',
    look: 'À porter avec',
    bought: 'Souvent achetés ensemble',
    viewed: 'Vus également',
    popular: 'En ce moment',
    recent: 'Vus récemment',
    personal: 'Choisis pour vous',
  },
  en: {
    similar: 'In a similar spirit',
    look: 'Goes well with this',
    bought: 'Often bought together',
    viewed: 'Also viewed',
    popular: 'Popular right now',
    recent: 'Recently viewed',
    personal: 'Chosen for you',
  },
}

export function headlineOf(source: Source, language: Shop['language']): string {
  return HEADLINES[language][source]
}
