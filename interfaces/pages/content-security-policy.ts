import { createHash } from 'node:crypto';
import QuickLRU from 'quick-lru';

/**
 * What a page may load and run. The hash allows one inline script, which keeps clicks that come too early and reports
 * failed scripts and a lost network, and `pagePolicies` the page's own inline style sheet. Data is in a JSON block, and run-time styles
 * use adopted style sheets and the elements' style objects.
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
  // The site's own frames are previews of widgets.
  'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

/** Vite adds inline styles and uses a WebSocket. Development only. */
const IN_DEVELOPMENT: Readonly<Record<string, readonly string[]>> = {
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

interface Allowed {
  /** Origins of the operator's base map, if any. */
  readonly mapOrigins?: readonly string[] | undefined;
  /** The inline script of the pages. */
  readonly inlineScript?: string | undefined;
}

/** Returns the additional sources for the inline code and the map. */
function furtherSources({ mapOrigins = [], inlineScript = '' }: Allowed) {
  return new Map<string, readonly string[]>([
    ['script-src', hashOf(inlineScript)],
    ['connect-src', mapOrigins],
    ['img-src', mapOrigins],
  ]);
}

const hashOf = (text: string): string[] =>
  text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];

/** Maximum number of remembered policies. Pages have about 60 style sheets. */
const MAX_POLICIES = 100;

/** Returns a function that returns a policy that also allows an inline style sheet with a source, if there is one. */
export function pagePolicies(policy: string): (source: string | undefined) => string {
  const known = new QuickLRU<string, string>({ maxSize: MAX_POLICIES });
  return (source) => {
    if (source === undefined) return policy;
    let withStyle = known.get(source);
    if (withStyle === undefined) {
      withStyle = policy.replace("style-src 'self'", `style-src 'self' ${source}`);
      known.set(source, withStyle);
    }
    return withStyle;
  };
}

export function contentSecurityPolicy(dev: boolean, allowed: Allowed = {}): string {
  const policy = dev ? { ...POLICY, ...IN_DEVELOPMENT } : POLICY;
  const further = furtherSources(allowed);
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources, ...(further.get(name) ?? [])].join(' '))
    .join('; ');
}
