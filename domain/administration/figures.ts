/** A product decision: what is so many days old counts as new on the dashboard, and so many days its charts show. */
export const NEW_DAYS = 7;
export const FIGURES_DAYS = 30;

/** A product decision: a message is answered within so many hours, as the help pages promise. */
export const ANSWER_HOURS = 24;
