/** Where members see decisions about their account, content, listings, and claims. */
export const NOTICES_PATH = '/user-profile/notices';

/** Where members see and change what they follow. */
export const ALERTS_PATH = '/user-profile/alerts';

/** Where members change their privacy settings. */
export const PRIVACY_PATH = '/user-profile/privacy';
