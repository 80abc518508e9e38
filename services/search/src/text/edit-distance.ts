/**
 * Letters to change, add, leave out or swap to get from one word to the other, or `limit + 1` if
 * there are more than `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  const shorter = Math.min(left.length, right.length)
  let start = 0
  while (start < shorter && left[start] === right[start]) start++
  let same = 0
  while (same < shorter - start && left.at(-1 - same) === right.at(-1 - same)) same++
  const rows = left.length - start - same
  const columns = right.length - start - same
  if (rows === 0 || columns === 0) return Math.max(rows, columns)
  // Most words of a vocabulary end here, without a table.
  if (limit === 1 && Math.max(rows, columns) > 2) return 2
  return Math.min(
    fillTable(left.slice(start, start + rows), right.slice(start), columns, limit),
    limit + 1,
  )
}

function fillTable(left: string, right: string, columns: number, limit: number): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: columns + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= columns; column++) {
      const isSame = left[row - 1] === right[column - 1]
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current.push(
        Math.min(
          cell(last, column) + 1,
          cell(current, column - 1) + 1,
          cell(last, column - 1) + (isSame ? 0 : 1),
          isSwap && row > 1 && column > 1 ? cell(beforeLast, column - 2) + 1 : limit + 1,
        ),
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return cell(last, columns)
}

function cell(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
