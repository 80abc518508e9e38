/** The color-free parts of a view, pixel by pixel, at the size a picture is made in. */
export interface Layers {
  width: number
  height: number
  /** Coverage of the garment, 0 to 255. */
  mask: Uint8Array
  /** Square root of the light that falls on the cloth. */
  shade: Uint8Array
  /** Square root of the highlights. */
  spec: Uint8Array
  /** How much of the pixel is buttons and buckles, inner side, contrast thread. */
  trim: Uint8Array
  inside: Uint8Array
  stitch: Uint8Array
  /** Where on the flat cloth the pixel lies. */
  cloth: ClothCoordinates
}

/** Meters on the flat cloth; NaN where there is none. */
export interface ClothCoordinates {
  u: Float32Array
  v: Float32Array
  /** False when the view came without them and the picture plane stands in. */
  isFlatCloth: boolean
  /** Cloth length that one pixel covers where the cloth faces the camera. */
  pixelM: number
}

/** A file of a view as it was decoded. */
export interface Pixels {
  rgba: Uint8Array
  width: number
  height: number
}

/** Where the scaled view lies in the picture: all of it, or a little less when cut smaller. */
export interface Placement {
  width: number
  height: number
  left: number
  top: number
  innerWidth: number
  innerHeight: number
}

export function bytesOf(layers: Layers): number {
  return layers.width * layers.height * 14
}
