/** Work under way by name, so that nobody starts the same again. */
export interface Flights<T> {
  find(key: string): Promise<T> | undefined
  start(key: string, work: Promise<T>): Promise<T>
  /** Lets what is meant finish, but nobody joins it any more. */
  drop(isMeant: (key: string) => boolean): void
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
    drop(isMeant) {
      for (const key of flights.keys()) if (isMeant(key)) flights.delete(key)
    },
  }
}
