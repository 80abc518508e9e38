/** Buttons outside of the form send it by this name. */
export const BUY_FORM_ID = 'buy'
