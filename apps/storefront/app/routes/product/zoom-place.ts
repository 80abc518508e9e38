/** How large the picture is drawn, and how far its middle lies from that of the stage, in pixels. */
export interface ZoomPlace {
  scale: number
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** The stage and the picture in it as it is drawn at scale 1. */
export interface ZoomFrame {
  stage: Size
  picture: Size
}

/** A place on the stage, seen from its middle. */
export interface ZoomPoint {
  x: number
  y: number
}

export const WHOLE_PICTURE: ZoomPlace = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4
const CENTER: ZoomPoint = { x: 0, y: 0 }

/** Changes the scale so that what lies under the point stays under it. */
export function zoomAt(
  place: ZoomPlace,
  factor: number,
  frame: ZoomFrame,
  point: ZoomPoint = CENTER,
): ZoomPlace {
  const scale = Math.min(MAX_SCALE, Math.max(1, place.scale * factor))
  const ratio = scale / place.scale
  return within(frame, {
    scale,
    x: point.x - (point.x - place.x) * ratio,
    y: point.y - (point.y - place.y) * ratio,
  })
}

export function panBy(place: ZoomPlace, by: ZoomPoint, frame: ZoomFrame): ZoomPlace {
  return within(frame, { ...place, x: place.x + by.x, y: place.y + by.y })
}

/** The largest picture of these proportions that the stage shows whole. */
export function fitInto(stage: Size, { width, height }: Size): ZoomFrame {
  const ratio = Math.min(stage.width / width, stage.height / height)
  return { stage, picture: { width: width * ratio, height: height * ratio } }
}

/** No edge of the picture comes into the stage while the picture is larger than it. */
function within({ stage, picture }: ZoomFrame, { scale, x, y }: ZoomPlace): ZoomPlace {
  return {
    scale,
    x: between(x, (picture.width * scale - stage.width) / 2),
    y: between(y, (picture.height * scale - stage.height) / 2),
  }
}

function between(value: number, farthest: number): number {
  const limit = Math.max(0, farthest)
  return Math.min(limit, Math.max(-limit, value))
}
