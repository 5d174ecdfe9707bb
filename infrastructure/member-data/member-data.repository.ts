import type { ErasureScope } from '../../domain/account/account.js';
import { MemberData } from '../../application/account/ports.js';
import type { Jobs } from '../../application/shared/jobs.js';
import { recipientKey } from '../gateway/outbox-files.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { exportedTables } from './member-archive.js';
import { MEMBER_TABLES } from './member-tables.js';
import type { MemberPhotos } from './member-photos.js';
import { HOLD_REVIEWS_AND_VOTED, setShown } from '../review/reviews-of-closed.js';
import { aboutMember, type MemberTable } from './member-table.js';
import { zipOf } from './member-zip.js';

/**
 * What the member is still writing ends before, and nothing more begins. Then all that counts reviews and votes, or stops
 * being the member's, in the one order in which everybody holds it; the directory's totals come last.
 */
const HOLD = [
  'select from users where id = $1 for update',
  `select from businesses where id in (select business_id from reviews where user_id = $1)
    or owner_id = $1 or claimed_by = $1 order by id for no key update`,
  HOLD_REVIEWS_AND_VOTED,
];

/** All addresses and numbers to which messages went, after `aboutMember`. What goes to a member's own address has JSON's null. */
const RECIPIENTS = `
  select email as recipient from users where id = $1 and email is not null
  union select phone_number from users where id = $1 and phone_number is not null
  union select t.email from provider_accounts t where ${ownOf('provider_accounts')}
  union select t.email from email_changes t where ${ownOf('email_changes')}
  union select t.claimant_email from business_claims t where ${ownOf('business_claims')}
  union select t.claimant_phone from business_claims t where t.claimant_phone is not null and (${ownOf('business_claims')})
  union select t.recipient #>> '{}' from outbox t where t.kind in ('mail', 'text') and t.recipient #>> '{}' is not null and (${ownOf('outbox')})`;

/** Rows changed by one statement, so that it holds no lock for long. */
const BATCH = 5000;

/** What is kept of members in PostgreSQL, by the registry `MEMBER_TABLES`; by SQL, as it changes many rows of many tables. */
export class PostgresMemberData extends MemberData {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly photos: MemberPhotos,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async archive(userId: string, now: Date): Promise<AsyncIterable<Uint8Array>> {
    return zipOf(await exportedTables(this.database, userId), await this.photos.ofMember(userId), now);
  }

  override async erase(userId: string, scope: ErasureScope): Promise<void> {
    for (const statement of HOLD) await this.work.rows(statement, [userId]);
    // Without a name they are nobody's who left: shown and counted again.
    if (scope === 'anonymise') await setShown(this.work, userId, true);
    await this.work.rows(aboutMember('$1'), [userId]);
    // Once it is committed, what lies in the outbox's folder goes too.
    const recipients = await this.work.rows<{ recipient: string }>(RECIPIENTS, [userId]);
    await this.jobs.enqueue('forget-messages', ...recipients.map(({ recipient }) => ({ to: recipientKey(recipient) })));
    for (const table of MEMBER_TABLES) await this.work.rows(erasing(table, scope));
  }

  override async applyRetention(): Promise<void> {
    for (const table of MEMBER_TABLES) {
      const statement = retaining(table);
      if (statement === null) continue;
      while ((await this.database.rows(statement)).length === BATCH);
    }
  }
}

/** What holds to a table's retention, some rows at a time; null where nothing of it runs out. */
function retaining({ table, retention }: MemberTable): Statement | null {
  if (retention === undefined) return null;
  const change = retention.forget === undefined ? `delete from ${table}` : `update ${table} set ${retention.forget}`;
  return {
    name: `retain-${table}`,
    text: `${change} where ctid = any(array(select t.ctid from ${table} t where ${retention.over} limit ${BATCH})) returning true as done`,
  };
}

/** SQL: whether a row `t` of the table is the member's. */
function ownOf(table: string): string {
  return MEMBER_TABLES.find((each) => each.table === table)?.own ?? 'false';
}

/** The statement that leaves nothing of the member in a table. */
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
