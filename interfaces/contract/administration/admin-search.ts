import { z } from 'zod';
import { isSearchable, MAX_SEARCH_LENGTH } from '../../../domain/administration/search-text.js';
import { STANDINGS } from '../../../domain/business/standing.js';
import { CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import { FEEDBACK_STATUSES } from '../../../domain/feedback/feedback.js';
import { CASE_STATUSES } from '../../../domain/moderation/case.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { typedText } from '../shared/typed-text.js';

const TOO_SHORT = 'Type at least 2 characters.';

export const AdminSearchQuery = z.object({
  query: typedText('query', TOO_SHORT)
    .max(MAX_SEARCH_LENGTH, `query must be ${MAX_SEARCH_LENGTH} characters or less.`)
    .refine(isSearchable, TOO_SHORT)
    .describe('Beginnings of words of a place or message, beginning of a name or email address, or an ID.'),
});

export type AdminSearchQuery = z.infer<typeof AdminSearchQuery>;

const id = z.int().min(1);

export const AdminSearchResults = z
  .object({
    businesses: z
      .array(
        z.object({
          id,
          name: z.string().describe('Name of the business.'),
          city: z.string().nullable().describe('City.'),
          state: z.string().nullable().describe('State.'),
          status: z.enum(STANDINGS).describe('Approval status, or what its owner or an administrator did with it.'),
        }),
      )
      .describe('Businesses, best match first.'),
    members: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string().nullable().describe('Full name.'),
          email: z.string().nullable().describe('Email address.'),
        }),
      )
      .describe('Members, by name.'),
    claims: z
      .array(
        z.object({
          id,
          businessName: z.string().describe('Name of the claimed business.'),
          claimantName: z.string().describe('Name that the claimant gave.'),
          status: z.enum(CLAIM_STATUSES),
        }),
      )
      .describe('Claims by these members or to these businesses, newest first.'),
    feedback: z
      .array(
        z.object({
          id,
          title: z.string().describe('Title of the message.'),
          contactName: z.string().nullable().describe('Name of the sender.'),
          status: z.enum(FEEDBACK_STATUSES),
        }),
      )
      .describe('Feedback, newest first.'),
    reports: z
      .array(
        z.object({
          id,
          targetType: z.enum(TARGET_TYPES),
          targetId: z.string().describe('ID of the reported content, or the path of a photo.'),
          status: z.enum(CASE_STATUSES).describe('Status of the reported content.'),
        }),
      )
      .describe('Reported content, newest first.'),
  })
  .meta({ id: 'AdminSearchResults', description: 'Results of an administrator’s search, up to 5 of each kind.' });

export type AdminSearchResults = z.infer<typeof AdminSearchResults>;

export const ADMIN_SEARCH_RESULTS: AdminSearchResults = {
  businesses: [{ id: 42, name: 'The Muddy Paw Café', city: 'Austin', state: 'TX', status: 'approved' }],
  members: [{ id: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77', name: 'Casey Rivera', email: 'casey@example.com' }],
  claims: [{ id: 12, businessName: 'The Muddy Paw Café', claimantName: 'Casey Rivera', status: 'pending' }],
  feedback: [{ id: 7, title: 'The map does not load', contactName: 'Casey Rivera', status: 'pending' }],
  reports: [{ id: 3, targetType: 'review', targetId: '1201', status: 'open' }],
};
