import type { DirectoryFigures } from '../../application/administration/ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { FIGURES_DAYS, NEW_DAYS, WAITING_QUEUES, type WaitingQueue } from '../../domain/administration/dashboard.js';
import { isOpenFeedback } from '../feedback/feedback.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';
import { REVIEW_TOTALS } from '../review/review-totals.js';
import { OLDEST_WAITING, waitingIn } from './waiting-items.js';

/** The first day shown. */
const FIRST_DAY = `((now() at time zone 'UTC')::date - ${FIGURES_DAYS - 1})`;

/** Rows created after this time count as new. */
const NEW_SINCE = `(now() - interval '${NEW_DAYS} days')`;
const NEW_DAY = `(${NEW_SINCE} at time zone 'UTC')::date`;

const businessesIn = (...states: string[]): string =>
  `subject = 'businesses' and state in (${states.map((state) => `'${state}'`).join(', ')})`;

/** SQL: whether a tally row counts toward the figure of its table. Businesses and reviews count once they are public. */
const COUNTED = {
  users: `subject = 'users'`,
  businesses: businessesIn('unverified', 'unverifiable', 'verified'),
  reviews: `subject = 'reviews' and state = 'published'`,
} as const;

type Counted = keyof typeof COUNTED;

const sumOf = (where: string): string => `coalesce(sum(many) filter (where ${where}), 0)::integer`;

/** SQL: the same condition on the rows of the table itself. */
const COUNTED_ROW: Readonly<Record<Counted, string>> = {
  users: 'true',
  businesses: 'is_public',
  reviews: 'is_published',
};

/**
 * Counts the first day's new rows directly, because that day counts only in part. Uses indexes users_created,
 * businesses_created, and reviews_newest.
 */
const newOfFirstDay = (table: Counted): string => `(select count(*)::integer from ${table}
    where created_at > ${NEW_SINCE} and created_at < (${NEW_DAY} + 1)::timestamp at time zone 'UTC'
      and ${COUNTED_ROW[table]})`;

const newOf = (table: Counted): string => `sums.new_${table} + ${newOfFirstDay(table)}`;

const DAILY = `(select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'users', users,
    'businesses', businesses, 'reviews', reviews) order by day)
  from (select day, ${sumOf(COUNTED.users)} as users, ${sumOf(COUNTED.businesses)} as businesses,
      ${sumOf(COUNTED.reviews)} as reviews
    from (select ${FIRST_DAY} + n as day from generate_series(0, ${FIGURES_DAYS - 1}) n) days
      left join tallies using (day) group by day) counted)`;

/** Uses index user_feedback_open. */
const OLDEST_OPEN = `select id, created_at from user_feedback where ${isOpenFeedback('status')} and answered_at is null
  order by created_at, id limit 1`;

/** The figure of each queue. */
const WAITING_FIGURES: Readonly<Record<WaitingQueue, string>> = {
  approvals: 'pendingApprovals',
  claims: 'pendingClaims',
  ownership: 'pendingOwnershipRequests',
  feedback: 'pendingFeedback',
  reports: 'openReports',
  appeals: 'openAppeals',
  erasures: 'orderedErasures',
  copyright: 'openCopyrightNotices',
  duplicates: 'pendingDuplicates',
  postcards: 'waitingPostcards',
  policies: 'disputedPolicies',
  outgoing: 'undeliveredMessages',
};

const WAITING = WAITING_QUEUES.map((queue) => `'${WAITING_FIGURES[queue]}', ${waitingIn(queue)}`).join(', ');

/** Large counts come from the tallies, waiting items from their indexes. */
const FIGURES: Statement = {
  name: 'directory-figures',
  text: `with sums as materialized (select ${sumOf(COUNTED.users)} as users,
      ${sumOf(COUNTED.businesses)} as public,
      ${sumOf(businessesIn('unverified'))} as unverified,
      ${(['users', 'businesses', 'reviews'] as const)
        .map((table) => `${sumOf(`${COUNTED[table]} and day > ${NEW_DAY}`)} as new_${table}`)
        .join(', ')} from tallies),
    put_backs as materialized (select restorable_from, restore_by from copyright_counter_notices where status = 'waiting'),
    oldest_open as materialized (${OLDEST_OPEN})
    select json_build_object(
      'totalUsers', sums.users, 'totalBusinesses', sums.public, 'totalReviews', (select review_count from ${REVIEW_TOTALS} t),
      'pendingVerifications', sums.unverified, ${WAITING},
      'oldestWaiting', ${OLDEST_WAITING},
      'duePutBacks', (select count(*)::integer from put_backs where restorable_from <= now()),
      'overduePutBacks', (select count(*)::integer from put_backs where restore_by + interval '1 day' <= now()),
      'newThisWeek', json_build_object('users', ${newOf('users')}, 'businesses', ${newOf('businesses')},
        'reviews', ${newOf('reviews')}),
      'oldestOpenFeedbackAt', (select ${isoTime('created_at')} from oldest_open),
      'oldestOpenFeedbackId', (select id from oldest_open),
      'daily', ${DAILY})::text as json
    from sums`,
};

/** The dashboard figures, in one statement. */
export class PostgresDirectoryFigures implements DirectoryFigures {
  constructor(private readonly database: Database) {}

  async now(): Promise<JsonText> {
    return (await this.database.json(FIGURES)) ?? '{}';
  }
}
