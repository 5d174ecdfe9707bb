import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_POLICY, type Look } from './page.js';
import { themeOf } from './theme.js';

/** How the reader of a request wants pages to look. */
export function lookOf(request: Pick<FastifyRequest, 'headers'>, siteName: string): Look {
  return { siteName, theme: themeOf(request) };
}

/**
 * Sends a page of `page()`, which no cache keeps: most are about one person, or about this moment. What a form was answered
 * with the browser alone may show again, on the way back: it would have to send the form anew, and shows an error instead.
 */
export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  const isAnswer = reply.request.method === 'POST';
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': PAGE_POLICY, 'cache-control': isAnswer ? 'private, no-cache' : 'no-store' })
    .send(page);
}
