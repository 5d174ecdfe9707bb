import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PostgresAdministratorSearch } from '../../../infrastructure/administration/administrator-search.query.js';
import { PostgresAdminMemberReads } from '../../../infrastructure/administration/member-reads.query.js';
import { AdminMember } from '../../../interfaces/contract/administration/admin-member.js';
import { AdminSearchResults } from '../../../interfaces/contract/administration/admin-search.js';
import { filledDirectory } from '../../support/postgres/filled-directory.js';
import type { WatchedDatabase } from '../../support/postgres/watched-database.js';

/** Records of each kind that match 'zebra'. */
const RECORDS = 20_000;

/** 100 businesses, 100 messages, and a few records of every other kind; each may be read twice. */
const MAX_READ = 600;

const OWNER = '00000000-0000-4000-8000-000000000001';

let database: WatchedDatabase;
beforeAll(async () => {
  database = await filledDirectory(
    'admin_search_reads',
    'users, businesses, business_claims, user_feedback, moderation_cases, reports',
    async (owner) => {
      for (const rows of [
        `users (id, email, first_name, last_name) select ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid,
       'zebra' || i || '@example.com', 'Zebra', 'Zebra ' || i`,
        `businesses (id, name, category, city, state, owner_id, approval_status) select i, 'Zebra ' || i, 'hotels', 'Alder', 'TX',
       '${OWNER}', 'approved'`,
        `business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
       select 1 + i % 10, ('00000000-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Zebra', 'zebra@example.com', 'email_verification'`,
        `user_feedback (user_id, feedback_type, title, description, contact_email)
       select '${OWNER}', 'bug_report', 'Zebra ' || i, 'Zebra', 'zebra' || i || '@example.com'`,
        `moderation_cases (id, target_type, target_id) select i, 'review', i::text`,
        `reports (case_id, reason, reporter_id) select i, 'spam', '${OWNER}'`,
      ])
        await owner.query(`insert into ${rows} from generate_series(1, ${RECORDS}) i`);
    },
  );
}, 120_000);
afterAll(() => database?.close());

describe('an administrator’s search', () => {
  const find = async (text: string) =>
    AdminSearchResults.parse(JSON.parse(await new PostgresAdministratorSearch(database).find(text)));

  it.each(['zebra', 'zebra@example.com', 'Zebra 12', 'z b a', '7', OWNER, 'nothing like it'])(
    'reads at most 600 rows of 20,000 matches for “%s”',
    async (text) => {
      expect(await database.mostRead(() => find(text))).toBeLessThanOrEqual(MAX_READ);
    },
  );

  it('finds five records of every kind, those with the typed name first', async () => {
    const { businesses, members, claims, feedback, reports } = await find('zebra');
    expect([businesses, members, claims, feedback].map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect(reports.length).toBeGreaterThan(0);
    expect((await find('12')).businesses[0]).toMatchObject({ id: 12, name: 'Zebra 12' });
  });
});

describe('a member’s record', () => {
  it('has the newest of 20,000 listings, messages, and reports, and how many there are', async () => {
    const member = AdminMember.parse(JSON.parse((await new PostgresAdminMemberReads(database).one(OWNER))!));
    expect(member.counts).toMatchObject({ businesses: 10_001, feedback: 10_001, reports: 10_001, claims: 1 });
    expect([member.businesses, member.feedback, member.reports].map(({ length }) => length)).toEqual([20, 20, 20]);
  });
});
