import type { ErasureScope } from '../../domain/account/account.js';
import type { MemberData } from '../../application/account/ports.js';
import type { Jobs } from '../../application/shared/jobs.js';
import { disputedBy, DISPUTED_BY } from '../fact/unanswered-reports.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import { recipientKey } from '../gateway/outbox-files.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { exportedTables } from './member-archive.js';
import { MEMBER_TABLES } from './member-tables.js';
import type { MemberPhotos } from './member-photos.js';
import { holdRated } from '../review/review-totals.js';
import { HOLD_REVIEWS_AND_VOTED, setShown } from '../review/reviews-of-closed.js';
import { aboutMember, type MemberTable } from './member-table.js';
import { zipOf } from './member-zip.js';

/**
 * Waits for the member's writes in progress and blocks new ones. Then locks, in the global lock order, the member's
 * webhooks, for which changes of businesses record events, and everything that counts the member's reviews, votes, and
 * reports or stops belonging to the member. The directory's totals come last.
 */
const HOLD = [
  'select from users where id = $1 for update',
  'select from webhook_endpoints where user_id = $1 order by id for update',
  holdRated(`in (select business_id from reviews where user_id = $1 union ${DISPUTED_BY}
    union select id from businesses where owner_id = $1 or claimed_by = $1)`),
  HOLD_REVIEWS_AND_VOTED,
  'select from alerts where user_id = $1 order by id for update',
];

/**
 * All addresses and numbers that received messages; run after `aboutMember`. Messages to a member's own address have
 * JSON null.
 */
const RECIPIENTS = `
  select email as recipient from users where id = $1 and email is not null
  union select phone_number from users where id = $1 and phone_number is not null
  union select t.email from provider_accounts t where ${ownOf('provider_accounts')}
  union select t.email from email_changes t where ${ownOf('email_changes')}
  union select t.claimant_email from business_claims t where ${ownOf('business_claims')}
  union select t.claimant_phone from business_claims t where t.claimant_phone is not null and (${ownOf('business_claims')})
  union select t.recipient #>> '{}' from outbox t where t.kind in ('mail', 'text') and t.recipient #>> '{}' is not null and (${ownOf('outbox')})`;

/**
 * Photos and menus that the member uploaded for a business of another owner belong to that owner from now on, because the
 * business still shows them.
 */
const HAND_OVER_FILES = `
  update uploads f set user_id = b.owner_id from businesses b
  where f.user_id = $1 and f.kind in ('business_photo', 'menu') and f.free_since is null and b.owner_id <> $1
    and (f.kind = 'business_photo' and exists (select from unnest(b.images) i(url) where i.url like '/uploads/' || f.id || '.%')
      or f.kind = 'menu' and b.menu_url like '/uploads/' || f.id || '.%')
    and b.id in (select business_id from business_activity where actor_id = $1
      union select business_id from business_people where member_id = $1)`;

/** Rows changed per statement, so that no lock is held for long. */
const BATCH = 5000;

/**
 * Members' data in PostgreSQL, driven by the registry `MEMBER_TABLES`. Plain SQL, because it changes many rows of many
 * tables.
 */
export class PostgresMemberData implements MemberData {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly photos: MemberPhotos,
    private readonly jobs: Jobs,
  ) {}

  async archive(userId: string, now: Date): Promise<AsyncIterable<Uint8Array>> {
    return zipOf(await exportedTables(this.database, userId), await this.photos.ofMember(userId), now);
  }

  async erase(userId: string, scope: ErasureScope): Promise<void> {
    for (const statement of HOLD) await this.work.rows(statement, [userId]);
    // Anonymous reviews no longer belong to a closed account, so they are shown and counted again.
    if (scope === 'anonymise') await setShown(this.work, userId, true);
    const disputed = await disputedBy(this.work, userId);
    await this.work.rows(aboutMember('$1'), [userId]);
    // After the commit, a job also deletes the files in the outbox folder.
    const recipients = await this.work.rows<{ recipient: string }>(RECIPIENTS, [userId]);
    await this.jobs.enqueue('forget-messages', ...recipients.map(({ recipient }) => ({ to: recipientKey(recipient) })));
    await this.work.rows(HAND_OVER_FILES, [userId]);
    for (const table of MEMBER_TABLES) await this.work.rows(erasing(table, scope));
    // Deleted reports dispute nothing any longer, and anonymous ones do so again.
    await computeAgain(this.work, disputed);
  }

  async applyRetention(): Promise<void> {
    for (const table of MEMBER_TABLES) {
      const statement = retaining(table);
      if (statement === null) continue;
      while ((await this.database.rows(statement)).length === BATCH);
    }
  }
}

/** Returns the statement that applies a table's retention to a batch of rows; null if nothing in it expires. */
function retaining({ table, retention }: MemberTable): Statement | null {
  if (retention === undefined) return null;
  const change = retention.forget === undefined ? `delete from ${table}` : `update ${table} set ${retention.forget}`;
  return {
    name: `retain-${table}`,
    text: `${change} where ctid = any(array(select t.ctid from ${table} t where ${retention.over} limit ${BATCH})) returning true as done`,
  };
}

/** Returns SQL: whether a row `t` of the table belongs to the member. */
function ownOf(table: string): string {
  return MEMBER_TABLES.find((each) => each.table === table)?.own ?? 'false';
}

/** Returns the statement that removes all traces of the member from a table. */
function erasing({ table, own, erased }: MemberTable, scope: ErasureScope): string {
  switch (erased.how) {
    case 'deleted':
      return `delete from ${table} t where ${own}`;
    case 'unlinked':
      if (scope === 'all writing' && erased.wordsOfChildGo === true) return `delete from ${table} t where ${own}`;
      return `update ${table} t set ${erased.set} where ${own}${erased.alsoIn === undefined ? '' : ` or ${erased.alsoIn}`}`;
    case 'by choice':
      return scope === 'anonymise' ? erased.anonymise : erased.remove;
  }
}
