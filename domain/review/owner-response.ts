/** Product decision: characters of an owner response, after trimming. */
export const RESPONSE_LIMITS = { min: 5, max: 500 } as const;
