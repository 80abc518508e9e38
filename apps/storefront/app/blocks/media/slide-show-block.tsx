import { markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Island } from '#app/blocks/island.tsx'

/** Pictures with words, one at a time. */
export function SlideShowBlock({ block, frame }: BlockProps<'slideShow'>) {
  const { title, slides, entry } = block
  if (slides.length === 0) return null
  const shown = slides.map(({ title: name, ...slide }) => ({ ...slide, name }))
  return (
    <div {...markOf(block, 'slides')}>
      <Island
        use={{
          island: 'slides',
          data: {
            title,
            Title: frame.Title,
            look: 'steps',
            slides: shown,
            ...(entry !== undefined && { entry }),
          },
        }}
      />
    </div>
  )
}
