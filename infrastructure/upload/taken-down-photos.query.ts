import { TakenDownPhotos } from '../../application/upload/ports.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import type { Database } from '../postgres/database.js';

const AMONG = {
  name: 'taken-down-photos',
  text: 'select address from taken_down_photos where address = any($1::text[])',
};

/** A page asks for many pictures at once: together they cost a statement or two. */
export class PostgresTakenDownPhotos extends TakenDownPhotos {
  readonly #reads = new BatchedReads<true>(async (addresses) => {
    const rows = await this.database.rows<{ address: string }>(AMONG, [addresses]);
    return new Map(rows.map(({ address }) => [address, true]));
  });

  constructor(private readonly database: Database) {
    super();
  }

  override async has(address: string): Promise<boolean> {
    return (await this.#reads.get(address)) !== null;
  }
}
