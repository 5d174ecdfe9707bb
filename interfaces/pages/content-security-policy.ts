import { createHash } from 'node:crypto';

/**
 * What a page may load and run. Of inline scripts the one alone that says where the others did not come, and of inline
 * styles the site's own style sheet alone, both by their hash: data stand in a JSON block, and what is styled at run time goes through adopted style sheets and the style object of
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
  /** The script that stands in the pages. */
  readonly inlineScript?: string | undefined;
}

/** The directives that name what stands in the pages and where the map comes from, beside those of every page. */
function furtherSources({ mapOrigins = [], style = '', inlineScript = '' }: Allowed) {
  return new Map<string, readonly string[]>([
    ['style-src', hashOf(style)],
    ['script-src', hashOf(inlineScript)],
    ['connect-src', mapOrigins],
    ['img-src', mapOrigins],
  ]);
}

const hashOf = (text: string): string[] =>
  text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];

export function contentSecurityPolicy(dev: boolean, allowed: Allowed = {}): string {
  const policy = dev ? { ...POLICY, ...IN_DEVELOPMENT } : POLICY;
  const further = furtherSources(allowed);
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources, ...(further.get(name) ?? [])].join(' '))
    .join('; ');
}
