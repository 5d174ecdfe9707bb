import { DirectoryFigures } from '../../application/administration/ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { FIGURES_DAYS, NEW_DAYS } from '../../domain/administration/figures.js';
import { OPEN_COPYRIGHT_NOTICE } from '../moderation/copyright-reads.query.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, type JsonRow } from '../postgres/list-page.js';

/** So many days back to the first day that is told, at its midnight by UTC. */
const FIRST_DAY = `(date_trunc('day', now(), 'UTC') - interval '${FIGURES_DAYS - 1} days')`;

/** New rows of a table by their day, and how many of them are of the last days. */
const newOf = (table: string, where = 'true') => `(
    select date_trunc('day', created_at, 'UTC') as day, count(*)::integer as many,
      count(*) filter (where created_at > now() - interval '${NEW_DAYS} days')::integer as late
    from ${table} where created_at >= ${FIRST_DAY} and ${where} group by 1)`;

const lately = (name: string) => `(select coalesce(sum(late), 0)::integer from ${name})`;

const FIGURES: Statement = {
  name: 'directory-figures',
  text: `with new_users as ${newOf('users')}, new_businesses as ${newOf('businesses')},
      new_reviews as ${newOf('reviews', 'is_published')}
    select json_build_object(
      'totalUsers', (select count(*)::integer from users),
      'totalBusinesses', (select count(*)::integer from businesses where is_public),
      'totalReviews', (select review_count from review_totals),
      'pendingApprovals', (select count(*)::integer from businesses where approval_status in ('pending', 'under_review'))
        + (select count(*)::integer from businesses where approval_status = 'approved' and pending_changes is not null),
      'pendingFeedback', (select count(*)::integer from user_feedback where status = 'pending'),
      'pendingClaims', (select count(*)::integer from business_claims where status in ('pending', 'under_review')),
      'openReports', (select count(*)::integer from moderation_cases where status = 'open'),
      'openAppeals', (select count(*)::integer from appeals where status = 'open'),
      'openCopyrightNotices', (select count(*)::integer from copyright_notices n where ${OPEN_COPYRIGHT_NOTICE}),
      'duePutBacks', (select count(*)::integer from copyright_counter_notices
        where status = 'waiting' and restorable_from <= now()),
      'overduePutBacks', (select count(*)::integer from copyright_counter_notices
        where status = 'waiting' and restore_by + interval '1 day' <= now()),
      'newThisWeek', json_build_object('users', ${lately('new_users')}, 'businesses', ${lately('new_businesses')},
        'reviews', ${lately('new_reviews')}),
      'oldestOpenFeedbackAt', (select ${isoTime('min(created_at)')} from user_feedback
        where status in ('pending', 'under_review', 'in_progress')),
      'daily', (select json_agg(json_build_object('date', to_char(day at time zone 'UTC', 'YYYY-MM-DD'),
          'users', coalesce(u.many, 0), 'businesses', coalesce(b.many, 0), 'reviews', coalesce(r.many, 0)) order by day)
        from generate_series(${FIRST_DAY}, now(), interval '1 day', 'UTC') day
          left join new_users u using (day) left join new_businesses b using (day) left join new_reviews r using (day))
      )::text as json`,
};

/** The figures of the dashboard, in one statement. */
export class PostgresDirectoryFigures extends DirectoryFigures {
  constructor(private readonly database: Database) {
    super();
  }

  override async now(): Promise<JsonText> {
    const row = await this.database.row<JsonRow & Record<string, unknown>>(FIGURES);
    return row?.json ?? '{}';
  }
}
