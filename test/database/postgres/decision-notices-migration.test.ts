import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS_FOLDER } from '../../../infrastructure/schema/migrations.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

/** The part of the migration that changes rows. */
const UPDATE = readFileSync(join(MIGRATIONS_FOLDER, '0052-decision-notices.sql'), 'utf8').split('\n\n').at(-1) ?? '';

let owner: pg.Client;

beforeAll(async () => {
  const urls = await emptyDirectory('decision_notices_migration');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  owner = new pg.Client(urls.ownerUrl);
  await owner.connect();
});

afterAll(() => owner?.end());

describe('the migration 0052-decision-notices', () => {
  it.each([
    ['clears a reason if a later change was approved', ['reject', 'approve'], {}, null],
    ['keeps a reason if the last decision was to refuse a change', ['approve', 'reject'], {}, 'No.'],
    ['keeps a reason without a logged decision', [], {}, 'No.'],
    ['clears a reason if nobody owns the business', ['reject'], { owner_id: null }, null],
    ['clears a reason if the business was claimed afterward', ['reject'], { claimed_at: '2026-02-01' }, null],
    ['keeps the reason of a rejected business', ['approve'], { approval_status: 'rejected' }, 'No.'],
  ] as const)('%s', async (_, decisions, more, reason) => {
    const row = {
      ...{ name: 'Paw', category: 'services', owner_id: ADA, approval_status: 'approved', rejection_reason: 'No.' },
      ...{ reviewed_at: '2026-01-02', claimed_at: '2026-01-01', ...more },
    };
    const columns = Object.keys(row);
    const { rows } = await owner.query<{ id: number }>(
      `insert into businesses (${columns.join(', ')}) values (${columns.map((__, n) => `$${n + 1}`).join(', ')}) returning id`,
      Object.values(row),
    );
    for (const move of decisions) {
      await owner.query(
        `insert into audit_log (actor, action, target_type, target_id, before, after) values ('A', $1, 'business', $2, '{}', '{}')`,
        [`business.${move}`, String(rows[0]?.id)],
      );
    }
    await owner.query(UPDATE);
    const now = await owner.query('select rejection_reason as reason from businesses where id = $1', [rows[0]?.id]);
    expect(now.rows).toEqual([{ reason }]);
  });
});
