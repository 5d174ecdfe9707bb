import { z } from 'zod';
import { WAITING_QUEUES } from '../../../domain/administration/dashboard.js';

const count = z.number().int().min(0);

const NewRecords = z
  .object({
    users: count.describe('New members.'),
    businesses: count.describe('New public businesses.'),
    reviews: count.describe('New published reviews.'),
  })
  .meta({ id: 'NewRecords', description: 'Number of records created in a period.' });

const NewRecordsOfDay = NewRecords.extend({ date: z.iso.date().describe('Day (UTC).') }).meta({
  id: 'NewRecordsOfDay',
  extends: 'NewRecords',
  description: 'Number of records created on one day.',
});

const OldestWaiting = z
  .object({
    queue: z.enum(WAITING_QUEUES).describe('The queue of the item.'),
    id: z.string().describe('ID of the item.'),
    name: z.string().nullable().describe('Name or title of the item. Null if it has none.'),
    since: z.iso.datetime().describe('When it began to wait.'),
  })
  .meta({ id: 'OldestWaiting', description: 'The item of a queue that has waited longest.' });

export type OldestWaiting = z.infer<typeof OldestWaiting>;

export const AdminStats = z
  .object({
    totalUsers: count.describe('Members.'),
    totalBusinesses: count.describe('Public businesses: approved and not withdrawn.'),
    totalReviews: count.describe('Published reviews.'),
    pendingApprovals: count.describe(
      'Businesses that are pending or under review, and approved ones with pending changes.',
    ),
    pendingVerifications: count.describe('Public businesses that await verification.'),
    pendingFeedback: count.describe('Open feedback: pending, under review, or in progress.'),
    pendingClaims: count.describe('Claims that are pending or under review.'),
    pendingOwnershipRequests: count.describe('Ownership requests that await a decision.'),
    waitingPostcards: count.describe('Postcards to print and mail.'),
    pendingDuplicates: count.describe('Pairs of businesses that may be the same.'),
    openReports: count.describe('Reported items that await a decision.'),
    openAppeals: count.describe('Appeals that await a decision.'),
    orderedErasures: count.describe('Closed accounts whose erasure administrators ordered.'),
    openCopyrightNotices: count.describe(
      'Copyright notices that await a decision, or have a counter-notice that does.',
    ),
    duePutBacks: count.describe('Counter-notices whose content must be put back now, including overdue ones.'),
    overduePutBacks: count.describe('Counter-notices whose last day to put content back has passed.'),
    disputedPolicies: count.describe('Public businesses with a fact that visitors dispute.'),
    undeliveredMessages: count.describe('Emails and text messages of the last 30 days that could not be delivered.'),
    oldestWaiting: z
      .array(OldestWaiting)
      .describe('The first item of each queue that is not empty, longest waiting first.'),
    newThisWeek: NewRecords.describe('New records of the last 7 days.'),
    oldestOpenFeedbackAt: z.iso
      .datetime()
      .nullable()
      .describe('When the oldest open feedback without an answer was sent. Null if there is none.'),
    oldestOpenFeedbackId: z.int().min(1).nullable().describe('ID of this feedback.'),
    daily: z
      .array(NewRecordsOfDay)
      .describe('The last 28 days (UTC), oldest first, including days without new records.'),
  })
  .meta({
    id: 'AdminStats',
    description: 'Totals of the directory, the length of each work queue, and recent growth.',
  });

export type AdminStats = z.infer<typeof AdminStats>;

export const ApprovalStats = z
  .object({
    pending: count.describe('Pending or under review, and approved businesses with pending changes.'),
    approved: count.describe('Approved businesses without pending changes.'),
    rejected: count.describe('Rejected businesses.'),
    total: count.describe('Businesses in any status.'),
  })
  .meta({ id: 'ApprovalStats', description: 'Number of businesses per approval status.' });

export type ApprovalStats = z.infer<typeof ApprovalStats>;
