/** Where a member reads what was decided about the account and what it published. */
export const NOTICES_PATH = '/user-profile#notices';
