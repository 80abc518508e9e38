/** The little we use of packages that only this tool installs. */
declare module 'd3-geo' {
  interface Transform {
    clipExtent(extent: readonly (readonly number[])[]): Transform
  }
  interface Projection {
    parallels(parallels: readonly number[]): Projection
    rotate(angles: readonly number[]): Projection
    center(point: readonly number[]): Projection
    scale(scale: number): Projection
    translate(point: readonly number[]): Projection
    (point: readonly number[]): [number, number] | null
  }
  interface Path {
    digits(digits: number): Path
    (object: object): string | null
  }
  export function geoConicConformal(): Projection
  export function geoIdentity(): Transform
  export function geoPath(transform: Transform): Path
}

declare module 'topojson-client' {
  export interface Country {
    properties: { name: string }
    /** Numbers of the arcs that make its rings. */
    arcs: readonly (readonly (readonly number[] | number)[])[]
  }
  export interface Topology {
    arcs: (readonly (readonly [number, number])[])[]
    objects: { countries: { geometries: Country[] } }
    transform: { scale: [number, number]; translate: [number, number] }
  }
  type Untransformed = Omit<Topology, 'transform'>
  export function merge(topology: Untransformed, countries: readonly Country[]): object
  export function mesh(
    topology: Untransformed,
    object: object,
    filter: (left: Country, right: Country) => boolean,
  ): object
}
