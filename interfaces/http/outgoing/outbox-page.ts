import type { FastifyInstance } from 'fastify';
import type { OutboxReads, ReadMessage } from '../../../application/outgoing/ports.js';
import { html, type Html } from '../../../application/shared/html.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { page, type Look } from '../html/page.js';
import { lookOf, sendPage } from '../html/send-page.js';
import { isThisMachine } from '../server/this-machine.js';

/** Maximum number of messages shown; the folder contains all of them. */
const MAX_SHOWN = 50;

/**
 * /dev/outbox: unsent messages, newest first, so that a new developer can open a verification link. Register it only
 * outside production. Returns "not found" to browsers on other machines.
 */
export function registerOutboxPage(fastify: FastifyInstance, outbox: OutboxReads, siteName: string): void {
  fastify.get('/dev/outbox', async (request, reply) => {
    if (!isThisMachine(request)) throw new DomainError('NOT_FOUND', 'Not found');
    const messages = await outbox.newest(MAX_SHOWN);
    return sendPage(reply, outboxPage(lookOf(request, siteName), outbox.folder, messages));
  });
}

function outboxPage(look: Look, folder: string, messages: readonly ReadMessage[]): string {
  return page(
    look,
    'Outbox',
    html`<p>Messages that were saved because no gateway is configured, newest first. Folder: ${folder}</p>
      ${messages.length === 0 ? html`<p>No messages yet.</p>` : messages.map(entryOf)}`,
  );
}

function entryOf({ name, subject, text }: ReadMessage): Html {
  return html`<article>
    <h2>${subject}</h2>
    <p class="hint">${name}</p>
    <pre>${withLinks(text)}</pre>
  </article>`;
}

/** Turns the addresses in a text into links. */
function withLinks(text: string): Html[] {
  const pieces = text.split(/(https?:\/\/[^\s<>"]+)/);
  return pieces.map((piece, index) =>
    index % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : html`${piece}`,
  );
}
