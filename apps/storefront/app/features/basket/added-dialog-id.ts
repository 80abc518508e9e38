export const ADDED_DIALOG_ID = 'added-to-basket'
