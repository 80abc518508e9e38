import { useId } from 'react'
import { fieldOf, markOf, type BlockProps } from '#app/blocks/frame.ts'
import { Inlines } from '#app/blocks/inlines.tsx'
import { LettersForm } from '#app/ui/letters-form.tsx'
import { Band, BandWords } from './band.tsx'
import './newsletter-block.module.css'

/** A plain form to the page of the newsletter. The footer leaves its own out where this one stands. */
export function NewsletterBlock({ block, frame }: BlockProps<'newsletter'>) {
  const id = useId()
  return (
    <Band id={id} wordsFirst marks={{ 'data-letters': '', ...markOf(block) }}>
      <BandWords id={id} block={block} frame={frame} />
      <LettersForm
        id={`${id}-email`}
        note={block.note && <Inlines words={block.note} />}
        noteData={fieldOf(block, 'note')}
      />
    </Band>
  )
}
