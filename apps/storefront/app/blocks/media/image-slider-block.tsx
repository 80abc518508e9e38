import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Island } from '#app/blocks/island.tsx'

/** Pictures to leaf through. */
export function ImageSliderBlock({ block, frame }: BlockProps<'imageSlider'>) {
  const { title, pictures, entry } = block
  if (pictures.length === 0) return null
  return (
    <div {...markOf(block, 'pictures')}>
      <Island
        use={{
          island: 'slides',
          data: {
            title,
            Title: frame.Title,
            look: 'pictures',
            slides: pictures,
            ...(entry !== undefined && { entry }),
          },
        }}
      />
    </div>
  )
}
