/** Product decision: test emails per hour from one address, so that nobody sends many through this button. */
export const MAX_TEST_EMAILS_PER_HOUR = 5;
