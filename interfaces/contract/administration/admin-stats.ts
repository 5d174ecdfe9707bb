import { z } from 'zod';

const count = z.number().int().min(0);

/** So much of each, by when it was made. */
export const NewRecords = z.object({ users: count, businesses: count, reviews: count }).meta({ id: 'NewRecords' });

export type NewRecords = z.infer<typeof NewRecords>;

/** What the directory holds, what waits for administrators, and what is new. */
export const AdminStats = z
  .object({
    totalUsers: count,
    totalBusinesses: count.describe('Those that everybody sees: approved and not withdrawn.'),
    totalReviews: count.describe('Those that everybody sees.'),
    pendingApprovals: count.describe(
      'Businesses that are pending or under review, and approved ones with changes that wait.',
    ),
    pendingVerifications: count.describe('Public businesses that nobody has verified or tried to.'),
    pendingFeedback: count,
    pendingClaims: count.describe('Claims that are pending or under review.'),
    waitingPostcards: count.describe('Postcards with codes that are still to be printed and sent.'),
    pendingDuplicates: count.describe('Businesses that may be listed twice, two each.'),
    openReports: count.describe('Things that are reported and not decided on.'),
    openAppeals: count.describe('Appeals against notices that nobody decided on.'),
    openCopyrightNotices: count.describe(
      'Copyright notices that wait for a decision, on themselves or on a counter-notice.',
    ),
    duePutBacks: count.describe(
      'Counter-notices after which content is to be put back, those that are overdue included.',
    ),
    overduePutBacks: count.describe('Those of them whose last day has passed.'),
    undeliveredMessages: count.describe('Mail and text messages that could not be delivered, of the last 30 days.'),
    newThisWeek: NewRecords.describe('In the last seven days.'),
    oldestOpenFeedbackAt: z.iso
      .datetime()
      .nullable()
      .describe('Since when the message has waited that has waited longest; null where none does.'),
    daily: z
      .array(NewRecords.extend({ date: z.iso.date() }))
      .describe('The last 30 days by UTC, the oldest first and today last; days without anything too.'),
  })
  .meta({ id: 'AdminStats' });

export type AdminStats = z.infer<typeof AdminStats>;

/** How many businesses stand where with their approval. */
export const ApprovalStats = z
  .object({
    pending: count.describe('Pending or under review; changes that wait of approved ones are left out.'),
    approved: count,
    rejected: count,
    total: count.describe('All, in whatever state.'),
  })
  .meta({ id: 'ApprovalStats' });

export type ApprovalStats = z.infer<typeof ApprovalStats>;
