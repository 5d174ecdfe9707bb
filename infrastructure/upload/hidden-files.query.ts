import { HiddenFiles, type HiddenFile } from '../../application/upload/ports.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import { isClosed } from '../account/closed-account-sql.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import type { Database } from '../postgres/database.js';

/** Kinds of uploads that show their member, or what is the member's own. */
const OF_MEMBERS: readonly UploadKind[] = ['profile_photo', 'pet_photo', 'review_photo'];

// By two primary keys. A file that has lost its member, or its record, waits for its removal.
const AMONG = {
  name: 'hidden-files',
  text: `select h.address, case when not h.closed then h.user_id end as "shownTo" from (
      select p.address, f.user_id, t.address is not null or f.kind = any($3) and ${isClosed('f.user_id')} as closed,
        p.id is not null and (f.user_id is null or f.free_since is not null) as unused
      from unnest($1::text[], $2::uuid[]) p(address, id)
      left join uploads f on f.id = p.id left join taken_down_photos t on t.address = p.address) h
    where h.closed or h.unused`,
};

/** A page asks for many pictures at once: together they cost a statement or two. */
export class PostgresHiddenFiles extends HiddenFiles {
  readonly #reads = new BatchedReads<HiddenFile>(async (addresses) => {
    const rows = await this.database.rows<HiddenFile & { address: string }>(AMONG, [
      addresses,
      addresses.map(uploadIdIn),
      OF_MEMBERS,
    ]);
    return new Map(rows.map(({ address, shownTo }) => [address, { shownTo }]));
  });

  constructor(private readonly database: Database) {
    super();
  }

  override of(address: string): Promise<HiddenFile | null> {
    return this.#reads.get(address);
  }
}
