import { z } from 'zod';
import { ListQuery } from '../shared/list.js';

const time = z.iso.datetime();

/** Which messages are meant. */
export const OutgoingQuery = z.object({
  ...ListQuery.shape,
  status: z
    .enum(['dead', 'queued'], 'status must be dead or queued.')
    .default('dead')
    .describe('`dead`: could not be delivered; `queued`: waits to be delivered.'),
});

export type OutgoingQuery = z.infer<typeof OutgoingQuery>;

/** A mail or text message that waits or could not be delivered; what it says stands nowhere but in it. */
export const OutgoingMessage = z
  .object({
    id: z.uuid(),
    kind: z.enum(['mail', 'text']),
    status: z.enum(['dead', 'queued']),
    to: z.string().nullable().describe('The recipient, masked; null where a member has no such address now.'),
    isAnswer: z.boolean().describe('True: it answers what somebody just did, such as a link or a code.'),
    attempts: z.int().min(0),
    reason: z.string().describe('Why the last attempt failed, in words.'),
    code: z.string().nullable().describe('What the gateway gave, such as `EENVELOPE 550`.'),
    wornOut: z
      .string()
      .nullable()
      .describe('Why the code or link in it works no more, in words: such a message is not sent again. Else null.'),
    createdAt: time,
    resentAt: time.nullable().describe('When an administrator had it sent again, the last time.'),
    resentBy: z.string().nullable(),
  })
  .meta({ id: 'OutgoingMessage' });

export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/** A message that waits again. */
export const ResentMessage = z.object({ id: z.uuid(), status: z.literal('queued') }).meta({ id: 'ResentMessage' });

export type ResentMessage = z.infer<typeof ResentMessage>;

export const OUTGOING_MESSAGE: OutgoingMessage = {
  ...{ id: '5b0f6a10-3c42-4a9b-8d17-6e2f90c4ab31', kind: 'mail', status: 'dead', to: 'a•••@example.com' },
  ...{ isAnswer: false, attempts: 13, reason: 'The gateway could not be reached.', code: 'ETIMEDOUT', wornOut: null },
  ...{ createdAt: '2026-05-15T08:00:00.000Z', resentAt: null, resentBy: null },
};

export const RESENT_MESSAGE: ResentMessage = { id: OUTGOING_MESSAGE.id, status: 'queued' };
