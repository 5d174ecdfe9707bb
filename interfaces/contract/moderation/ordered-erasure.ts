import { z } from 'zod';
import { ORDERED_ERASURE_HOURS } from '../../../domain/moderation/ordered-erasure.js';
import { reasonCode } from './admin-report.js';

export { ORDERED_ERASURE_HOURS };

const time = z.iso.datetime();

export const OrderedErasure = z
  .object({
    id: z.int().min(1),
    memberId: z.uuid().describe('ID of the member.'),
    memberName: z.string().nullable().describe('Full name; null if they gave none.'),
    memberEmail: z.string().nullable().describe('Email address of the member.'),
    orderedBy: z.string().describe('Name of the administrator who ordered the erasure.'),
    orderedAt: time.describe('When the erasure was ordered and the account closed.'),
    reasonCode,
    note: z.string().describe('Why the administrator ordered the erasure. Visible to administrators only.'),
    reportId: z.int().min(1).nullable().describe('ID of the report that led to the erasure; null if there was none.'),
    erasureAt: time.describe('Earliest time of the erasure.'),
    awaitsConfirmation: z
      .boolean()
      .describe('True if the account is erased only after another administrator confirms it.'),
    confirmedBy: z
      .string()
      .nullable()
      .describe('Name of the administrator who confirmed the erasure; null if nobody did.'),
    confirmedAt: time.nullable().describe('When the erasure was confirmed; null if nobody did.'),
    moves: z.array(z.enum(['confirm', 'stop'])).describe('What you can do now.'),
  })
  .meta({ id: 'OrderedErasure', description: 'An order to erase a child’s account, which is closed until then.' });

export type OrderedErasure = z.infer<typeof OrderedErasure>;

export const ORDERED_ERASURE: OrderedErasure = {
  ...{ id: 3, memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77', memberName: 'Kim Rivera' },
  ...{ memberEmail: 'kim@example.com', orderedBy: 'Ruth', orderedAt: '2026-05-15T14:03:22.108Z' },
  ...{ reasonCode: 'illegal', note: 'They write that they are nine years old.', reportId: 12 },
  ...{ erasureAt: '2026-05-16T14:03:22.108Z', awaitsConfirmation: true, confirmedBy: null, confirmedAt: null },
  moves: ['confirm', 'stop'],
};
