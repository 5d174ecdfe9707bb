import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const MIGRATION = join(import.meta.dirname, '../../../infrastructure/schema/migrations/0053-answers.sql');

it('migration 0053 removes descriptions that were published without the consent of their recommender', async () => {
  const { ownerUrl } = await emptyDirectory('unconsented_descriptions');
  const repair =
    readFileSync(MIGRATION, 'utf8')
      .split(';')
      .find((part) => part.includes('update businesses')) ?? '';
  const described = await runSql(ownerUrl, async (client) => {
    await client.query(`insert into businesses (id, name, category, description, approval_status)
      select n, 'Place ' || n, 'services', case n when 4 then 'By its owner.' else 'Their words.' end, 'approved'
      from generate_series(1, 4) n`);
    await client.query(`insert into user_feedback (feedback_type, title, description, business_id, allow_public_display, recommended_business_description)
      select case n when 3 then 'listing_issue' else 'business_recommendation' end, 'A title', 'Words.', n, n = 2, 'Their words.'
      from generate_series(1, 4) n`);
    await client.query(repair);
    return (await client.query<{ description: string | null }>('select description from businesses order by id')).rows;
  });
  expect(described.map(({ description }) => description)).toEqual([
    null,
    'Their words.',
    'Their words.',
    'By its owner.',
  ]);
});
