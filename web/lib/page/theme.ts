/** The choices in the footer; 'system' follows `prefers-color-scheme`. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Cookie with the choice for the server, which then sets `data-theme` on <html>. */
export const THEME_COOKIE = 'theme';

const ONE_YEAR_S = 31_536_000;

/** Returns the theme in a cookie's value; 'system' if unknown. */
export function themeOf(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** Returns the value of `data-theme` on <html>; undefined if the system decides. */
export function dataThemeOf(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme;
}

const watchers = new Set<() => void>();

/** Calls `onChange` whenever a theme is chosen. Returns a function that stops this. */
export function watchTheme(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Returns the page's current theme. Browser only. */
export function shownTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme']);
}

/** Applies a theme and stores it for a year. Browser only. */
export function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = theme === 'system' ? 0 : ONE_YEAR_S;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  const forced = dataThemeOf(theme);
  if (forced === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = forced;
  for (const each of watchers) each();
}
