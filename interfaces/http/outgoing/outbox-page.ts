import type { FastifyInstance, FastifyReply } from 'fastify';
import type { OutboxReads, ReadMessage } from '../../../application/outgoing/ports.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { escaped, sendHtmlPage } from '../html/plain-page.js';
import { isThisMachine } from '../server/this-machine.js';

/** So many are shown; all lie in the folder. */
const SHOWN = 50;

/**
 * /dev/outbox: what would have gone out, newest first, so that a newcomer can follow a verification link. To be
 * registered outside production only; a browser on another machine finds nothing there.
 */
export function registerOutboxPage(fastify: FastifyInstance, outbox: OutboxReads): void {
  fastify.get('/dev/outbox', async (request, reply) => {
    if (!isThisMachine(request)) throw new DomainError('NOT_FOUND', 'Not found');
    show(reply, outbox.folder, await outbox.newest(SHOWN));
    return reply;
  });
}

function show(reply: FastifyReply, folder: string, messages: readonly ReadMessage[]): void {
  const intro = `<p>What goes out while no gateway is configured, newest first. The files lie in ${escaped(folder)}.</p>`;
  const none = '<p>Nothing has gone out yet.</p>';
  const body = intro + (messages.length === 0 ? none : messages.map(entryOf).join(''));
  sendHtmlPage(reply, { status: 200, title: 'Outbox', body });
}

function entryOf({ name, subject, text }: ReadMessage): string {
  return `<article><h2>${escaped(subject)}</h2><p>${escaped(name)}</p><pre>${withLinks(text)}</pre></article>`;
}

/** Text with its addresses as links. */
function withLinks(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return parts
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>` : escaped(part),
    )
    .join('');
}
