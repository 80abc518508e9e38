/** A document that may be on the page. */
export interface Contender {
  /** A lesser key comes first. */
  key: number
  score: number
  part: number
  document: number
}

/** The first documents of an order, found without sorting the others. */
export interface PageHeap {
  /** A greater key than this is certainly not on the page. */
  limit(): number
  offer(contender: Contender): void
  /** In order; the heap is spent afterwards. */
  finish(): readonly Contender[]
}

/** `compareEqual` orders contenders with the same key, and never finds two of them equal. */
export function createPageHeap(
  capacity: number,
  compareEqual: (a: Contender, b: Contender) => number,
): PageHeap {
  /** The last of all is on top; every other comes before its parent. */
  const heap: Contender[] = []

  function isAfter(a: Contender, b: Contender): boolean {
    return a.key === b.key ? compareEqual(a, b) > 0 : a.key > b.key
  }

  function rise(contender: Contender) {
    let at = heap.length
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!isAfter(contender, heap[parent]!)) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = contender
  }

  /** Puts a contender where the last of all was. */
  function sink(contender: Contender) {
    let at = 0
    for (;;) {
      let child = at * 2 + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isAfter(heap[child + 1]!, heap[child]!)) child += 1
      if (isAfter(contender, heap[child]!)) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = contender
  }

  return {
    limit() {
      if (heap.length < capacity) return Infinity
      return capacity === 0 ? -Infinity : heap[0]!.key
    },
    offer(contender) {
      if (heap.length < capacity) rise(contender)
      else if (capacity > 0 && !isAfter(contender, heap[0]!)) sink(contender)
    },
    finish() {
      const ordered: Contender[] = []
      while (heap.length > 0) {
        ordered.push(heap[0]!)
        const last = heap.pop()!
        if (heap.length > 0) sink(last)
      }
      return ordered.toReversed()
    },
  }
}
