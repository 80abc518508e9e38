/** The form somebody sent; an empty one for a body that is none, so that its page can say what is missing. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    // So the platform says that it cannot read one; a reader who hung up is something else.
    if (error instanceof TypeError) return new FormData()
    throw error
  }
}
