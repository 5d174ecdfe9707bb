import { LockMode, type FilterQuery, type InferEntity } from '@mikro-orm/postgresql';
import type { UploadRecords, Upload } from '../../application/upload/ports.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { UploadEntity } from './upload.entity.js';

type UploadRow = InferEntity<typeof UploadEntity>;

const TAKEN_DOWN = `select t.address from taken_down_photos t join uploads u on u.id = t.upload_id
  where u.user_id = $1::uuid and u.id = $2::uuid`;

const BYTES_OF_DAY = `select coalesce(sum(bytes), 0)::float8 as bytes from uploads
  where user_id = $1::uuid and created_at > now() - interval '24 hours'`;

/** Records of uploaded files in PostgreSQL, as entities. Using or deleting a file locks its row. */
export class PostgresUploadRecords implements UploadRecords {
  constructor(private readonly work: UnitOfWork) {}

  async add(upload: Upload): Promise<void> {
    await this.work.add(UploadEntity, { ...upload });
  }

  async bytesInLastDay(userId: string): Promise<number> {
    const row = await this.work.row<{ bytes: number }>(BYTES_OF_DAY, [userId]);
    return row?.bytes ?? 0;
  }

  async use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<Upload[]> {
    const unused = await this.#lock({ id: { $in: ids }, userId, kind, freeSince: { $ne: null } });
    for (const upload of unused) upload.freeSince = null;
    await this.work.em.flush();
    return unused.map(uploadOf);
  }

  async release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void> {
    for (const upload of await this.#lock({ id: { $in: ids }, userId, kind, freeSince: null })) {
      upload.freeSince = new Date();
    }
    await this.work.em.flush();
  }

  orphans(before: Date, max: number): Promise<Pick<Upload, 'id' | 'kind' | 'contentType'>[]> {
    // Two jobs can share the work. A file that is being put to use is left to the next run.
    return this.work.em.find(
      UploadEntity,
      { $or: [{ freeSince: { $lt: before } }, { userId: null }] },
      { orderBy: { id: 'asc' }, limit: max, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  async isTakenDown(userId: string, id: string): Promise<boolean> {
    return (await this.work.rows(TAKEN_DOWN, [userId, id])).length > 0;
  }

  async isRecorded(id: string): Promise<boolean> {
    return (await this.work.row('select from uploads where id = $1::uuid for key share', [id])) !== null;
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.work.em.nativeDelete(UploadEntity, { id: { $in: ids } });
  }

  /** Locks in the order of the ids, to avoid deadlocks. */
  #lock(which: FilterQuery<UploadRow>): Promise<UploadRow[]> {
    return this.work.em.find(UploadEntity, which, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}

function uploadOf({ freeSince: _, createdAt: __, ...upload }: UploadRow): Upload {
  return upload as Upload;
}
