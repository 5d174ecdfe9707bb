import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StopAlert } from '../../../application/alert/stop-alert.js';
import { html } from '../../../application/shared/html.js';
import type { SharedLimits } from '../../../application/shared/shared-limits.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { form, more, page, sentencePage, type Link, type Look } from '../html/page.js';
import { lookOf, sendPage } from '../html/send-page.js';
import { limitKeyOf } from '../server/limits/limited.js';
import { LIMITS } from '../server/limits/limits.js';
import { WireError } from '../server/problem/problem.js';

const HOME: Link = ['Home', '/'];
const ALERTS: Link = ['Your alerts', '/user-profile/alerts'];

const BROKEN =
  'This link doesn’t work: it is incomplete, or the alert was deleted. See your account for all your alerts.';

/**
 * /stop-alert: the page behind the unsubscribe link of an alert's email, and the one-click call that email programs make
 * (RFC 8058). Opening the page changes nothing, because the link checkers of mail servers open every address. It is for
 * people, so openapi.yaml omits it.
 */
export class StopAlertPage {
  constructor(
    private readonly stopAlert: StopAlert,
    private readonly limits: SharedLimits,
    private readonly siteName: string,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(async (pages) => {
      await pages.register(formbody, { bodyLimit: 10_000 });
      const look = (request: FastifyRequest) => lookOf(request, this.siteName);
      pages.addHook('onRequest', (request, reply) => {
        // The address is a secret.
        void reply.header('referrer-policy', 'same-origin');
        return this.#count(request);
      });
      pages.setErrorHandler((error, request, reply) => {
        if (!(error instanceof DomainError)) throw error;
        return sendPage(reply, sentencePage(look(request), 'Alert not found', BROKEN, [ALERTS, HOME]), 404);
      });
      pages.get('/stop-alert', async (request, reply) => {
        const token = tokenOf(request);
        const { label, isPaused } = await this.stopAlert.check(token);
        return sendPage(reply, isPaused ? stopped(look(request), label, token) : question(look(request), label, token));
      });
      pages.post('/stop-alert', async (request, reply) => {
        const token = tokenOf(request);
        const { label } = await this.stopAlert.run(token);
        return sendPage(reply, stopped(look(request), label, token));
      });
      pages.post('/follow-again', async (request, reply) => {
        const { label } = await this.stopAlert.undo(tokenOf(request));
        const sentence = `You’ll get emails about “${label}” again, with news from now on.`;
        return sendPage(reply, sentencePage(look(request), 'You follow this again', sentence, [ALERTS, HOME]));
      });
    });
  }

  /** Counts calls by alert, because an email service calls for all its users from a few addresses. Others may be guesses. */
  async #count(request: FastifyRequest): Promise<void> {
    const id = this.stopAlert.alertOf(tokenOf(request));
    const who = id === null ? limitKeyOf(request) : `alert ${String(id)}`;
    const { wait } = await this.limits.take('alertStops', who, LIMITS.alertStops);
    if (wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  }
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

function question(look: Look, label: string, token: string): string {
  return page(
    look,
    'Stop this alert?',
    html`<p>Do you want to stop emails about “${label}” from ${look.siteName}? Your other alerts stay as they are.</p>
      ${form(`/stop-alert?token=${encodeURIComponent(token)}`, html``, 'Stop these emails')}`,
  );
}

function stopped(look: Look, label: string, token: string): string {
  return page(
    look,
    'Emails stopped',
    html`<p>You won’t get emails about “${label}” anymore. Your other alerts stay as they are.</p>
      ${form(`/follow-again?token=${encodeURIComponent(token)}`, html``, 'Follow again')} ${more([ALERTS, HOME])}`,
  );
}
