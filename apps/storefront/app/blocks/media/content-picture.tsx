import type { ContentPicture as Facts } from '@saum/contract/content-block'
import { usePageSettings } from '#app/page/page-settings.ts'
import { Picture, type PictureProps } from '#app/ui/picture.tsx'
import { contentPictureSource } from './picture-sources.ts'

interface ContentPictureProps extends Pick<
  PictureProps,
  'sizes' | 'priority' | 'eager' | 'ratio' | 'fill'
> {
  picture: Facts
  /** Another crop below 768 px and on tablets held upright. */
  phone?: Facts | undefined
  /** Instead of the picture's own words; empty where the words beside it say the same. */
  alt?: string | undefined
}

/** A picture of the content system, in the widths its place may need. */
export function ContentPicture({ picture, phone, alt, ...place }: ContentPictureProps) {
  const { imageBase } = usePageSettings()
  return (
    <Picture
      {...place}
      {...contentPictureSource(picture, imageBase)}
      phone={phone && contentPictureSource(phone, imageBase)}
      alt={alt ?? picture.alt}
    />
  )
}
