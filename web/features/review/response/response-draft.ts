/** Returns the name of the draft of an owner's response. */
export const responseDraft = (reviewId: number): string => `response:${reviewId}`;
