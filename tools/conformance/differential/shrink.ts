/**
 * Leaves out as much of a failing list as it can while it goes on failing: halves first, then smaller
 * pieces, then single items. Gives up after so many tries, since each may take a while.
 */
export async function shrink<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Item[]> {
  let shortest = items
  let left = tries
  for (let size = Math.ceil(items.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = shortest.length - size; start >= 0 && left > 0; start -= size) {
      const shorter = shortest.toSpliced(start, size)
      left -= 1
      if (await fails(shorter)) shortest = shorter
    }
  }
  return shortest
}
