import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { escaped, sendHtmlPage, sendPlainPage } from '../html/plain-page.js';

const HOME = { label: 'Home', href: '/' } as const;

/**
 * /unsubscribe: the page that a mail's link opens, and the call that a mail program makes for it with one click
 * (RFC 8058). Reading changes nothing: link checkers of mail servers open every address. Forms are taken here alone.
 */
export async function registerUnsubscribePage(
  fastify: FastifyInstance,
  unsubscribe: Unsubscribe,
  siteName: string,
): Promise<void> {
  await fastify.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 10_000 });
    pages.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      sendPlainPage(reply, { status: 400, title: 'Unsubscribe', sentence: error.message, links: [HOME] });
    });
    pages.get('/unsubscribe', (request, reply) => {
      const token = tokenOf(request);
      unsubscribe.check(token);
      askWhether(reply, token, siteName);
      return reply;
    });
    pages.post('/unsubscribe', async (request, reply) => {
      await unsubscribe.run(tokenOf(request));
      sendPlainPage(reply, {
        status: 200,
        title: 'You are unsubscribed',
        sentence: `${siteName} sends you no more e-mail notifications. You can switch them on again in your profile.`,
        links: [HOME, { label: 'Your profile', href: '/user-profile' }],
      });
      return reply;
    });
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function askWhether(reply: FastifyReply, token: string, siteName: string): void {
  const sentence = `Shall ${siteName} stop sending you e-mail notifications? Answers to what you do yourself, such as a link that confirms your address, still come.`;
  const form = `<form method="post" action="/unsubscribe?token=${encodeURIComponent(token)}"><button class="first">Unsubscribe</button></form>`;
  sendHtmlPage(reply, { status: 200, title: 'Unsubscribe', body: `<p>${escaped(sentence)}</p>${form}` });
}
