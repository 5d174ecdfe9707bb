import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY, type Look } from './page.js';
import { themeOf } from './theme.js';

/** Returns the appearance of pages for the reader of a request. */
export function lookOf(request: Pick<FastifyRequest, 'headers'>, siteName: string): Look {
  return { siteName, theme: themeOf(request) };
}

/**
 * Sends a page of `page()` that no shared cache stores, because most are personal or short-lived. The browser may keep
 * the response to a form for the Back button: without it, the browser would have to resubmit the form and shows an
 * error instead.
 */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  const isAnswer = reply.request.method === 'POST';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': isAnswer ? 'private, no-cache' : 'no-store' })
    .send(page);
}
