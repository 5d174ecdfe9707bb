import type { FastifyRequest } from 'fastify';
import { readCookie } from '../server/cookies.js';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';

/** The theme that the reader chose, as web/lib/page/theme.ts writes it into the cookie. */
export function themeOf(request: Pick<FastifyRequest, 'headers'>): Theme {
  const theme = readCookie(request, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}
