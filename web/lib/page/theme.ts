/** What a reader may choose in the footer; 'system' follows `prefers-color-scheme`. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The cookie that carries the choice to the server, which then writes `data-theme` into <html>. */
export const THEME_COOKIE = 'theme';

const ONE_YEAR_S = 31_536_000;

/** The theme that a cookie's value names; anything unknown counts as 'system'. */
export function themeOf(value: string | null | undefined): Theme {
  return THEMES.find((theme) => theme === value) ?? 'system';
}

/** The value of `data-theme` on <html>: absent where the system decides. */
export function dataThemeOf(theme: Theme): 'light' | 'dark' | undefined {
  return theme === 'system' ? undefined : theme;
}

const watchers = new Set<() => void>();

/** Calls `onChange` whenever a theme is chosen, until the answer is called. */
export function watchTheme(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The theme in force on this page. Browser only. */
export function shownTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme']);
}

/** Shows a theme at once and remembers it for a year. Browser only. */
export function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = theme === 'system' ? 0 : ONE_YEAR_S;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
  const forced = dataThemeOf(theme);
  if (forced === undefined) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = forced;
  for (const each of watchers) each();
}
