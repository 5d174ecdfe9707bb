import { z } from 'zod';
import { POSTCARD_CODE_DAYS } from '../../../domain/claim/verification.js';

const time = z.iso.datetime();

/** A card that waits to be printed and posted. */
export const Postcard = z
  .object({
    id: z.uuid(),
    claimId: z.int().min(1),
    businessId: z.int().min(1).describe('Its code is typed at /claim-business/{businessId}.'),
    to: z.object({
      name: z.string(),
      street: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string().describe('Empty where the listing has none.'),
    }),
    text: z.string().describe('What stands beside the code.'),
    code: z
      .string()
      .nullable()
      .describe(
        '6 digits; told nowhere else. Null where it cannot be read, as the secret of the site has changed since: then nobody can type it either, and the claimant asks for another one.',
      ),
    expiresAt: time.describe(`Until when the code can be typed: ${POSTCARD_CODE_DAYS} days after it was made.`),
    createdAt: time,
  })
  .meta({ id: 'Postcard' });

export type Postcard = z.infer<typeof Postcard>;

/** A card that is out. */
export const SentPostcard = z.object({ id: z.uuid(), sentAt: time }).meta({ id: 'SentPostcard' });

export type SentPostcard = z.infer<typeof SentPostcard>;

export const POSTCARD: Postcard = {
  id: '0b8f4a52-6c1d-4e7a-9a53-2f1c6b7d8e90',
  claimId: 7,
  businessId: 42,
  to: {
    name: 'The Muddy Paw Café',
    street: '120 Example Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  },
  text: 'Olive Lindqvist asked at Welcome Paws to become the owner of the listing of The Muddy Paw Café.',
  code: '482913',
  expiresAt: '2026-06-10T09:30:00.000Z',
  createdAt: '2026-05-11T09:30:00.000Z',
};

export const SENT_POSTCARD: SentPostcard = { id: POSTCARD.id, sentAt: '2026-05-12T08:00:00.000Z' };
