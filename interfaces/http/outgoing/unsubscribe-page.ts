import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { html } from '../../../application/shared/html.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { form, page, sentencePage, type Look } from '../html/page.js';
import { lookOf, sendPage } from '../html/send-page.js';

const HOME = ['Home', '/'] as const;

/**
 * /unsubscribe: the page behind an email's link, and the one-click call that email programs make (RFC 8058). Opening
 * the page changes nothing, because the link checkers of mail servers open every address.
 */
export async function registerUnsubscribePage(
  fastify: FastifyInstance,
  unsubscribe: Unsubscribe,
  siteName: string,
): Promise<void> {
  await fastify.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: 10_000 });
    const look = (request: FastifyRequest) => lookOf(request, siteName);
    pages.setErrorHandler((error, request, reply) => {
      if (!(error instanceof DomainError)) throw error;
      return sendPage(reply, sentencePage(look(request), 'Unsubscribe', error.message, [HOME]), 400);
    });
    pages.get('/unsubscribe', (request, reply) => {
      const token = tokenOf(request);
      unsubscribe.check(token);
      return sendPage(reply, unsubscribeQuestion(look(request), token));
    });
    pages.post('/unsubscribe', async (request, reply) => {
      await unsubscribe.run(tokenOf(request));
      const sentence = `You won’t get email notifications from ${siteName} anymore. You can turn them on again in your profile.`;
      const links = [HOME, ['Your profile', '/user-profile']] as const;
      return sendPage(reply, sentencePage(look(request), 'You are unsubscribed', sentence, links));
    });
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function unsubscribeQuestion(look: Look, token: string): string {
  const sentence = `Do you want to stop email notifications from ${look.siteName}? You’ll still get emails about your own actions, such as a link to confirm your address.`;
  const action = `/unsubscribe?token=${encodeURIComponent(token)}`;
  return page(
    look,
    'Unsubscribe',
    html`<p>${sentence}</p>
      ${form(action, html``, 'Unsubscribe')}`,
  );
}
