/** Which tab a key leads to; undefined when the key is not for us. Arrows run round. */
export function nextTab(
  ids: readonly string[],
  selected: string | undefined,
  key: string,
): string | undefined {
  const at = ids.indexOf(selected ?? '')
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length]
  if (key === 'ArrowLeft') return ids.at(at - 1)
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  return undefined
}
