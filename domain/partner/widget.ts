/** Largest number of places in a widget. */
export const MAX_WIDGET_PLACES = 20;
export const DEFAULT_WIDGET_PLACES = 5;

export const WIDGET_VIEWS = ['list', 'map'] as const;
export type WidgetView = (typeof WIDGET_VIEWS)[number];

/** `auto` follows the device. */
export const WIDGET_THEMES = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof WIDGET_THEMES)[number];
