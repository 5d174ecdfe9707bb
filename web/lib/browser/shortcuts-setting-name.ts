/** Name of the setting that turns off single-key shortcuts, kept in localStorage. It belongs to the device. */
export const SHORTCUTS_SETTING = 'queue-shortcuts';
