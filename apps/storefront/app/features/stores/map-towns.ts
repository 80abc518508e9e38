import { TOWNS, type Town } from '@saum/domain/towns'

/** Every town once, the largest first. */
export const LARGEST_TOWNS: readonly Town[] = [
  ...new Map(TOWNS.toReversed().map((town) => [town.name, town])).values(),
].toSorted((left, right) => right.thousands - left.thousands)

const SIZES = new Map(LARGEST_TOWNS.map(({ name, thousands }) => [name, thousands]))

/** In thousands of people; 0 of a town nobody counted. */
export function townSize(name: string): number {
  return SIZES.get(name) ?? 0
}

/** Maps write Frankfurt. */
export function shortTownName(name: string): string {
  return name.replace(/ (?:am|an|im|in|vor|bei) .*| \(.*\)/, '')
}
