import { HiddenPhotos } from '../../application/upload/ports.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import { isClosed } from '../account/closed-account-sql.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import type { Database } from '../postgres/database.js';

/** Kinds of uploads that show their member, or what is the member's own. */
const OF_MEMBERS: readonly UploadKind[] = ['profile_photo', 'pet_photo', 'review_photo'];

// By two primary keys. A file that has lost its member waits for its removal.
const AMONG = {
  name: 'hidden-photos',
  text: `select address from taken_down_photos where address = any($1::text[])
    union all
    select p.address from unnest($1::text[], $2::uuid[]) p(address, id) join uploads f on f.id = p.id
      where f.user_id is null or f.kind = any($3) and ${isClosed('f.user_id')}`,
};

/** A page asks for many pictures at once: together they cost a statement or two. */
export class PostgresHiddenPhotos extends HiddenPhotos {
  readonly #reads = new BatchedReads<true>(async (addresses) => {
    const rows = await this.database.rows<{ address: string }>(AMONG, [
      addresses,
      addresses.map(uploadIdIn),
      OF_MEMBERS,
    ]);
    return new Map(rows.map(({ address }) => [address, true]));
  });

  constructor(private readonly database: Database) {
    super();
  }

  override async has(address: string): Promise<boolean> {
    return (await this.#reads.get(address)) !== null;
  }
}
