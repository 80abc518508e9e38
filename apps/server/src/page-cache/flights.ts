/** Work under way by name, so that nobody starts the same again. */
export interface Flights<T> {
  find(key: string): Promise<T> | undefined
  start(key: string, work: Promise<T>): Promise<T>
  /** Lets what is under way finish, but nobody joins it any more. */
  clear(): void
}

export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Promise<T>>()
  return {
    find: (key) => flights.get(key),
    start(key, work) {
      const flight = work.finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
      flights.set(key, flight)
      return flight
    },
    clear: () => flights.clear(),
  }
}
