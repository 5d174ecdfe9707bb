/** Where a member decides about the own data. */
export const PRIVACY_PATH = '/user-profile#privacy';
