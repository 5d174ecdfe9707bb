import type { FastifyInstance, FastifyReply } from 'fastify';
import { DomainError } from '../../../domain/shared/domain-error.js';
import type { OutboxFiles } from '../../../infrastructure/gateway/outbox-files.js';
import { readMailFile, type ReadMail } from '../../../infrastructure/outgoing/read-mail-file.js';
import { escaped, sendHtmlPage } from '../html/plain-page.js';
import { isThisMachine } from '../server/this-machine.js';

/** So many are shown; all lie in the folder. */
const SHOWN = 50;

/**
 * /dev/outbox: what would have gone out, newest first, so that a newcomer can follow a verification link. To be
 * registered outside production only; a browser on another machine finds nothing there.
 */
export function registerOutboxPage(fastify: FastifyInstance, files: OutboxFiles): void {
  fastify.get('/dev/outbox', async (request, reply) => {
    if (!isThisMachine(request)) throw new DomainError('NOT_FOUND', 'Not found');
    const names = (await files.names()).slice(0, SHOWN);
    await show(reply, files, names);
    return reply;
  });
}

async function show(reply: FastifyReply, files: OutboxFiles, names: readonly string[]): Promise<void> {
  const entries = await Promise.all(names.map(async (name) => entryOf(name, await files.read(name))));
  const intro = `<p>What goes out while no gateway is configured, newest first. The files lie in ${escaped(files.folder)}.</p>`;
  const none = '<p>Nothing has gone out yet.</p>';
  sendHtmlPage(reply, { status: 200, title: 'Outbox', body: intro + (entries.length === 0 ? none : entries.join('')) });
}

async function entryOf(name: string, bytes: Buffer): Promise<string> {
  const { subject, text }: ReadMail = name.endsWith('.eml')
    ? await readMailFile(bytes)
    : { subject: 'Message', text: bytes.toString('utf8') };
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
