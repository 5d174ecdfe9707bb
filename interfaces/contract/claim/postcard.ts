import { z } from 'zod';
import { POSTCARD_CODE_DAYS } from '../../../domain/claim/verification.js';

const time = z.iso.datetime();

export const Postcard = z
  .object({
    id: z.uuid(),
    claimId: z.int().min(1).describe('ID of the claim.'),
    businessId: z
      .int()
      .min(1)
      .describe('ID of the business. The claimant enters the code at /claim-business/{businessId}.'),
    to: z
      .object({
        name: z.string().describe('Name of the business.'),
        street: z.string().describe('Street address.'),
        city: z.string().describe('City.'),
        state: z.string().describe('State, usually its two-letter code.'),
        zipCode: z.string().describe('ZIP code. Empty if the listing has none.'),
      })
      .describe('Address to write on the postcard.'),
    text: z.string().describe('Text to print next to the code.'),
    code: z
      .string()
      .nullable()
      .describe(
        '6-digit code, shown nowhere else. Null if the site’s secret changed; then the code does not work, and the claimant has to request another one.',
      ),
    expiresAt: time.describe(`When the code expires: ${POSTCARD_CODE_DAYS} days after it was created.`),
    createdAt: time,
  })
  .meta({ id: 'Postcard', description: 'A postcard that is waiting to be printed and mailed.' });

export type Postcard = z.infer<typeof Postcard>;

export const SentPostcard = z
  .object({ id: z.uuid(), sentAt: time.describe('When it was marked as sent.') })
  .meta({ id: 'SentPostcard', description: 'A postcard that was mailed.' });

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
