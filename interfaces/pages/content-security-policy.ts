import { createHash } from 'node:crypto';

/**
 * What a page may load and run. No inline script ever, and of inline styles the site's own style sheet alone, by its
 * hash: data stand in a JSON block, and what is styled at run time goes through adopted style sheets and the style object of
 * elements.
 */
const POLICY: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'media-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

/** Vite writes styles into the page and talks over a web socket; never outside of development. */
const IN_DEVELOPMENT: Readonly<Record<string, readonly string[]>> = {
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

interface Allowed {
  /** The sites that the operator's base map comes from, if any. */
  readonly mapOrigins?: readonly string[] | undefined;
  /** The style sheet that stands in the pages. */
  readonly style?: string | undefined;
}

export function contentSecurityPolicy(dev: boolean, { mapOrigins = [], style = '' }: Allowed = {}): string {
  const policy = dev ? { ...POLICY, ...IN_DEVELOPMENT } : POLICY;
  const styles = style === '' ? [] : [`'sha256-${createHash('sha256').update(style).digest('base64')}'`];
  const further = (name: string) => {
    if (name === 'style-src') return styles;
    return name === 'connect-src' || name === 'img-src' ? mapOrigins : [];
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources, ...further(name)].join(' '))
    .join('; ');
}
