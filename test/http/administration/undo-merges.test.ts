import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CASE_ACTIONS } from '../../../domain/moderation/case.js';
import { undoingAs } from '../../support/administration/undoing.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { KEPT, MERGED, plantDuplicates } from '../../support/duplicate/two-places.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let calls: ReturnType<typeof undoingAs>;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_undo_merges'), WITH_ADMINISTRATOR);
  calls = undoingAs(app, await signedInAsAdministrator(app));
});

afterAll(() => app?.close());

beforeEach(() =>
  plantDuplicates(
    app,
    'delete from moderation_cases',
    `insert into moderation_cases (id, target_type, target_id) values (601, 'review', '23')`,
  ),
);

const MERGE = { url: '/api/admin/duplicates/merge', payload: { keepId: KEPT, mergedId: MERGED, owner: 'merged' } };

/** Decisions on a reported review. Erasing an account cannot be undone. */
const ACTIONS = CASE_ACTIONS.filter((action) => action !== 'erase_minor');

describe('POST /api/admin/decisions/{id}/undo', () => {
  it('restores the whole database after a merge of businesses with records of every kind', async () => {
    const { decided, left } = await calls.decideAndUndo('POST', MERGE);
    expect(left).toEqual([]);
    expect(decided).toEqual(
      expect.arrayContaining([
        ...['business_analytics_days', 'business_claims', 'business_documents', 'business_entries', 'business_merges'],
        ...['businesses', 'guide_dogs', 'review_responses', 'review_totals', 'reviews', 'saved_places'],
        ...['tallies', 'town_counts', 'turned_away_reports', 'user_feedback'],
      ]),
    );
  });

  it('restores the whole database after the undo of a merge', async () => {
    await calls.decide('POST', MERGE);
    const { rows } = await app.database.pool.query<{ id: number }>('select max(id) as id from business_merges');
    const { decided, left } = await calls.decideAndUndo('POST', {
      url: `/api/admin/merges/${String(rows[0]?.id)}/undo`,
    });
    expect([decided.includes('reviews'), left]).toEqual([true, []]);
  });

  it.each(ACTIONS)('restores the whole database after the decision %s on a reported review', async (action) => {
    const { decided, left } = await calls.decideAndUndo('POST', {
      url: '/api/admin/reports/601/resolve',
      payload: { action, reasonCode: 'spam', note: 'It only sells.', ...(action === 'restrict' && { days: 7 }) },
    });
    expect([decided.includes('moderation_cases'), left]).toEqual([true, []]);
  });
});
