/** `850 m`, `1,2 km`, `38 km`. */
export function writeDistance(meters: number, formatNumber: (value: number) => string): string {
  if (meters < 1_000) return `${formatNumber(Math.round(meters / 10) * 10)} m`
  const km = meters / 1_000
  return `${formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} km`
}
