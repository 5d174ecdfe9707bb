/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The theme that the reader chose, as web/lib/page/theme.ts writes it into the cookie; `header`: all cookies. */
export function themeOf(header: string | undefined): Theme {
  const value = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(header ?? '')?.[1];
  return (value as Theme | undefined) ?? 'system';
}
