import type { FastifyRequest } from 'fastify';
import { readCookie } from '../server/cookies.js';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The theme that the reader chose, as web/lib/page/theme.ts writes it into the cookie. */
export function themeOf(request: Pick<FastifyRequest, 'headers'>): Theme {
  const value = readCookie(request, 'theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}
