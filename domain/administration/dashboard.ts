/** Product decision: days for which an item counts as new on the dashboard, and days that its charts show. */
export const NEW_DAYS = 7;
export const FIGURES_DAYS = 30;

/** Product decision: hours within which messages are answered, as the help pages promise. */
export const ANSWER_HOURS = 24;
