export const OFFLINE = 'You’re offline.';
export const MEANWHILE = 'You can read this page, but not search, save, or send anything.';
