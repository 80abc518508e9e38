/** So many events fit into one message about a visit. */
export const MAX_VISIT_EVENTS = 50
