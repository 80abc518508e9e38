import { useEffect, useRef, useState, type RefObject } from 'react'
import { followGestures } from './zoom-gestures.ts'
import {
  fitInto,
  panBy,
  WHOLE_PICTURE,
  zoomAt,
  type ZoomPlace,
  type ZoomPoint,
} from './zoom-place.ts'

const PICTURE_SHAPE = { width: 4, height: 5 }

/** Where the picture stands on its stage, moved by gestures, keys and buttons alike. */
export function useZoomPlace(
  stage: RefObject<HTMLElement | null>,
  index: number,
  turn: (step: 1 | -1) => void,
) {
  const [shown, setShown] = useState({ index, place: WHOLE_PICTURE })
  // Another picture begins whole.
  const place = shown.index === index ? shown.place : WHOLE_PICTURE
  const latest = useRef({ place, index, turn })
  useEffect(() => {
    // Pointer events arrive faster than renders: only another picture resets the place.
    const isOther = latest.current.index !== index
    latest.current = { place: isOther ? place : latest.current.place, index, turn }
  })

  function moveTo(next: ZoomPlace) {
    latest.current.place = next
    setShown({ index: latest.current.index, place: next })
  }

  function frame() {
    const { clientWidth: width = 1, clientHeight: height = 1 } = stage.current ?? {}
    return fitInto({ width, height }, PICTURE_SHAPE)
  }

  useEffect(() => {
    if (!stage.current) return undefined
    return followGestures({
      element: stage.current,
      frame,
      place: () => latest.current.place,
      moveTo,
      turn: (step) => latest.current.turn(step),
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the stage lives as long as the dialog
  }, [])

  return {
    place,
    zoom: (factor: number) => moveTo(zoomAt(latest.current.place, factor, frame())),
    pan: (by: ZoomPoint) => moveTo(panBy(latest.current.place, by, frame())),
  }
}
