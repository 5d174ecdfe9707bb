import { z } from 'zod';
import { ListQuery } from '../shared/list.js';

const time = z.iso.datetime();

/** Filters for the list of messages. */
export const OutgoingQuery = z.object({
  ...ListQuery.shape,
  status: z
    .enum(['dead', 'queued'], 'status must be dead or queued.')
    .default('dead')
    .describe('`dead` messages failed, and `queued` messages wait to be delivered.'),
});

export type OutgoingQuery = z.infer<typeof OutgoingQuery>;

export const OutgoingMessage = z
  .object({
    id: z.uuid(),
    kind: z.enum(['mail', 'text']).describe('`mail` is an email, and `text` is a text message.'),
    status: z.enum(['dead', 'queued']),
    to: z.string().nullable().describe('The recipient, masked. Null if the member no longer has such an address.'),
    isAnswer: z.boolean().describe('True if the message answers a person’s action, such as a link or a code.'),
    attempts: z.int().min(0).describe('Number of attempts to deliver it.'),
    reason: z.string().describe('Why the last attempt failed.'),
    code: z.string().nullable().describe('Error code of the gateway, such as `EENVELOPE 550`.'),
    wornOut: z
      .string()
      .nullable()
      .describe(
        'Why the code or link in the message no longer works; otherwise null. Such a message cannot be sent again.',
      ),
    createdAt: time,
    resentAt: time.nullable().describe('When an administrator last sent it again.'),
    resentBy: z.string().nullable().describe('Name of that administrator.'),
  })
  .meta({
    id: 'OutgoingMessage',
    description: 'An email or text message that waits or could not be delivered, without its content.',
  });

export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

export const ResentMessage = z
  .object({ id: z.uuid(), status: z.literal('queued').describe('Always `queued`.') })
  .meta({ id: 'ResentMessage', description: 'A message that is queued again.' });

export type ResentMessage = z.infer<typeof ResentMessage>;

export const OUTGOING_MESSAGE: OutgoingMessage = {
  ...{ id: '5b0f6a10-3c42-4a9b-8d17-6e2f90c4ab31', kind: 'mail', status: 'dead', to: 'a•••@example.com' },
  ...{ isAnswer: false, attempts: 13, reason: 'The gateway could not be reached.', code: 'ETIMEDOUT', wornOut: null },
  ...{ createdAt: '2026-05-15T08:00:00.000Z', resentAt: null, resentBy: null },
};

export const RESENT_MESSAGE: ResentMessage = { id: OUTGOING_MESSAGE.id, status: 'queued' };
