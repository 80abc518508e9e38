/** A place on the map: to the right and down, in units of 250 metres. */
export interface MapPoint {
  x: number
  y: number
}

/**
 * The map is a conformal cone (Lambert) that touches the Earth along two parallels: distances in
 * Germany, Austria and Switzerland are true to half a percent, and shapes look as in an atlas.
 */
export const PROJECTION = {
  parallels: [47.5, 53.5],
  meridian: 10.7,
  /** The latitude on the meridian that lies in the middle. */
  middle: 50.4,
  /** Four units are one kilometre. */
  radius: 4 * 6_371.008_8,
  width: 5_200,
  height: 5_200,
} as const

export const UNITS_PER_KM = 4

const { parallels, meridian, middle, radius, width, height } = PROJECTION
const [south, north] = parallels.map(toRadians) as [number, number]
const cone = Math.log(Math.cos(south) / Math.cos(north)) / Math.log(stretch(north) / stretch(south))
const apex = (Math.cos(south) * stretch(south) ** cone) / cone
const middleY = apex / stretch(toRadians(middle)) ** cone

export function project({ lat, lng }: { lat: number; lng: number }): MapPoint {
  const distance = apex / stretch(toRadians(lat)) ** cone
  const angle = cone * toRadians(lng - meridian)
  return {
    x: width / 2 + radius * distance * Math.sin(angle),
    y: height / 2 + radius * (distance * Math.cos(angle) - middleY),
  }
}

function stretch(latitude: number): number {
  return Math.tan(Math.PI / 4 + latitude / 2)
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
