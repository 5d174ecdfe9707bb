import { LockMode, type FilterQuery, type InferEntity } from '@mikro-orm/postgresql';
import { UploadRecords, type Upload } from '../../application/upload/ports.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { UploadEntity } from './upload.entity.js';

type UploadRow = InferEntity<typeof UploadEntity>;

const TAKEN_DOWN = `select t.address from taken_down_photos t join uploads u on u.id = t.upload_id
  where u.user_id = $1::uuid and u.id = $2::uuid`;

/** Which files were uploaded, in PostgreSQL, as entities: who takes one into use or removes it holds its row meanwhile. */
export class PostgresUploadRecords extends UploadRecords {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add(upload: Upload): Promise<void> {
    this.work.em.create(UploadEntity, { ...upload });
    await this.work.em.flush();
  }

  override async use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<Upload[]> {
    const unused = await this.#held({ id: { $in: ids }, userId, kind, freeSince: { $ne: null } });
    for (const upload of unused) upload.freeSince = null;
    await this.work.em.flush();
    return unused.map(uploadOf);
  }

  override async release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void> {
    for (const upload of await this.#held({ id: { $in: ids }, userId, kind, freeSince: null })) {
      upload.freeSince = new Date();
    }
    await this.work.em.flush();
  }

  override orphans(before: Date, max: number): Promise<Pick<Upload, 'id' | 'kind' | 'contentType'>[]> {
    // Two jobs share the work; one that is being taken into use is left to the next time.
    return this.work.em.find(
      UploadEntity,
      { $or: [{ freeSince: { $lt: before } }, { userId: null }] },
      { orderBy: { id: 'asc' }, limit: max, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
  }

  override async isTakenDown(userId: string, id: string): Promise<boolean> {
    return (await this.work.rows(TAKEN_DOWN, [userId, id])).length > 0;
  }

  override async isRecorded(id: string): Promise<boolean> {
    return (await this.work.row('select from uploads where id = $1::uuid for key share', [id])) !== null;
  }

  override async forget(ids: readonly string[]): Promise<void> {
    await this.work.em.nativeDelete(UploadEntity, { id: { $in: ids } });
  }

  /** In the order of their ids, so that two who want the same ones wait for each other and never in a circle. */
  #held(which: FilterQuery<UploadRow>): Promise<UploadRow[]> {
    return this.work.em.find(UploadEntity, which, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE });
  }
}

function uploadOf({ freeSince: _, createdAt: __, ...upload }: UploadRow): Upload {
  return upload as Upload;
}
