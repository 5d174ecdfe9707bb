import type { AdminMemberReads } from '../../application/administration/search-ports.js';
import type { JsonText } from '../../application/shared/page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import { fullName } from '../account/member-name-sql.js';
import { joinSanction } from '../account/sanction-sql.js';
import { EXISTS } from '../business/business.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime } from '../postgres/list-page.js';

/** How many of a member's records are listed. */
const MAX_LISTED = 20;

/** Returns SQL of how many rows there are, counted to one more than TOTAL_CAP. */
const countOf = (rows: string): string => `(select count(*) from (select from ${rows} limit ${TOTAL_CAP + 1}) counted)`;

interface Listed {
  /** A table and its condition. */
  readonly rows: string;
  /** Fields of a row for json_build_object. */
  readonly fields: string;
}

/** Returns SQL of the newest rows as a JSON array. */
const listOf = ({ rows, fields }: Listed): string =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by created_at desc, id desc), '[]')
    from (select * from ${rows} order by created_at desc, id desc limit ${MAX_LISTED}) listed)`;

const BUSINESSES = `businesses where owner_id = u.id and ${EXISTS}`;
const CLAIMS = 'business_claims where claimant_user_id = u.id';
const FEEDBACK = 'user_feedback where user_id = u.id';
const NOTICES = 'notices where member_id = u.id';
const REPORTS = 'reports where reporter_id = u.id';

/** Every part is found by the index of its member. */
const ONE: Statement = {
  name: 'member-for-administrator',
  text: `select json_build_object('id', u.id, 'name', ${fullName('u')}, 'email', u.email,
      'joinedAt', ${isoTime('u.created_at')},
      'status', case when u.erasure_at is not null then 'closed' when sanction.kind = 'suspension' then 'suspended'
        when sanction.kind = 'restriction' then 'restricted' when u.paused then 'paused' else 'active' end,
      'until', ${isoTime('coalesce(u.erasure_at, sanction.until)')},
      'sanctionedAccount', (select json_build_object('id', o.id, 'name', ${fullName('o')}, 'email', o.email)
        from users o where o.id = sanction.member_id and sanction.of_other_account),
      'counts', json_build_object('businesses', ${countOf(BUSINESSES)}, 'reviews', ${countOf('reviews where user_id = u.id')},
        'claims', ${countOf(CLAIMS)}, 'feedback', ${countOf(FEEDBACK)}, 'reports', ${countOf(REPORTS)},
        'notices', ${countOf(NOTICES)}),
      'businesses', ${listOf({ rows: BUSINESSES, fields: `'id', id, 'name', name, 'status', standing` })},
      'claims', ${listOf({
        rows: CLAIMS,
        fields: `'id', id, 'businessId', business_id, 'status', status,
          'businessName', (select b.name from businesses b where b.id = business_id)`,
      })},
      'feedback', ${listOf({ rows: FEEDBACK, fields: `'id', id, 'title', title, 'status', status` })},
      'notices', ${listOf({ rows: NOTICES, fields: `'id', id, 'kind', kind, 'decidedBy', decided_by, 'createdAt', ${isoTime('created_at')}` })},
      'reports', (select coalesce(json_agg(json_build_object('id', m.id, 'targetType', m.target_type,
          'targetId', m.target_id, 'status', m.status) order by r.created_at desc, r.id desc), '[]')
        from (select * from ${REPORTS} order by created_at desc, id desc limit ${MAX_LISTED}) r
        join moderation_cases m on m.id = r.case_id))::text as json
    from users u ${joinSanction('u.id', 'u.email')} where u.id = $1`,
};

export class PostgresAdminMemberReads implements AdminMemberReads {
  constructor(private readonly database: Database) {}

  one(id: string): Promise<JsonText | null> {
    return this.database.json(ONE, [id]);
  }
}
