import type { Encoding } from './page-cache.js';

const PREFERRED = ['br', 'gzip'] as const;

/** The best encoding that an Accept-Encoding header allows; an encoding with `q=0` is refused (RFC 9110 §12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const refused = new Set<string>();
  const accepted = new Set<string>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : accepted).add(name);
  }
  const takes = (name: string): boolean => !refused.has(name) && (accepted.has(name) || accepted.has('*'));
  return PREFERRED.find(takes) ?? 'identity';
}
