/** What a component hands on to its element without knowing it. */
export type DataAttributes = Readonly<Record<`data-${string}`, string>>
