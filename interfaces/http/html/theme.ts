import type { FastifyRequest } from 'fastify';
import { readCookie } from '../server/cookies.js';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** Returns the theme that the reader chose, from the cookie that web/lib/page/theme.ts sets. */
export function themeOf(request: Pick<FastifyRequest, 'headers'>): Theme {
  const value = readCookie(request, 'theme');
  return value === 'light' || value === 'dark' ? value : 'system';
}
