import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, it } from 'vitest'
import { describeError, goneCategoryOf } from './describe-error.ts'

describe('[2.41] what the error screen knows of an error', () => {
  it('is status and text of a response', () => {
    const error = new ErrorResponse(404, 'Not Found', 'Page Not Found: /de/x/')

    expect(describeError(error)).toMatchObject({ status: 404, message: 'Page Not Found: /de/x/' })
  })

  it('is where more of the kind is when a product is gone', () => {
    const category = { name: 'Kleider', href: '/de/c/damen/kleider/' }

    expect(goneCategoryOf(new ErrorResponse(410, 'Gone', { category }))).toEqual(category)
    expect(goneCategoryOf(new ErrorResponse(410, 'Gone', { category: null }))).toBeNull()
    expect(goneCategoryOf(new ErrorResponse(404, 'Not Found', { category }))).toBeNull()
    expect(goneCategoryOf(new Error('boom'))).toBeNull()
  })

  it('is 500 for everything else', () => {
    expect(describeError(new Error('boom'))).toMatchObject({ status: 500, message: 'boom' })
    expect(describeError('boom')).toMatchObject({ status: 500, message: 'boom' })
    expect(describeError(undefined)).toMatchObject({ status: 500 })
  })
})
