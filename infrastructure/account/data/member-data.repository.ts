import type { ReviewFate } from '../../../domain/account/account.js';
import { MemberData } from '../../../application/account/ports.js';
import type { Database, Statement } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { exportedTables } from './member-archive.js';
import { MEMBER_TABLES } from './member-tables.js';
import type { MemberPhotos } from './member-photos.js';
import { aboutMember, type MemberTable } from './member-table.js';
import { zipOf } from './member-zip.js';

/** What the member is still writing ends before, and nothing more begins. */
const HOLD_MEMBER = 'select from users where id = $1 for update';

/** Rows changed by one statement, so that it holds no lock for long. */
const BATCH = 5000;

/** What is kept of members in PostgreSQL, by the registry `MEMBER_TABLES`; by SQL, as it changes many rows of many tables. */
export class PostgresMemberData extends MemberData {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly photos: MemberPhotos,
  ) {
    super();
  }

  override async archive(userId: string, now: Date): Promise<AsyncIterable<Uint8Array>> {
    return zipOf(await exportedTables(this.database, userId), await this.photos.ofMember(userId), now);
  }

  override async erase(userId: string, reviews: ReviewFate): Promise<void> {
    await this.work.rows(HOLD_MEMBER, [userId]);
    await this.work.rows(aboutMember('$1'), [userId]);
    for (const table of MEMBER_TABLES) await this.work.rows(erasing(table, reviews));
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

/** The statement that leaves nothing of the member in a table. */
function erasing({ table, own, erased }: MemberTable, reviews: ReviewFate): string {
  switch (erased.how) {
    case 'deleted':
      return `delete from ${table} t where ${own}`;
    case 'unlinked':
      return `update ${table} t set ${erased.set} where ${own}`;
    case 'by choice':
      return reviews === 'remove' ? erased.remove : erased.anonymise;
  }
}
