/** What becomes of an appeal. Upheld: its member was right. */
export const APPEAL_STATUSES = ['open', 'upheld', 'rejected'] as const;

export type AppealStatus = (typeof APPEAL_STATUSES)[number];
