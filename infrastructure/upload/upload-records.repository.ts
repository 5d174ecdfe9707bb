import { UploadRecords, type Upload } from '../../application/upload/ports.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const COLUMNS = 'id, user_id as "userId", kind, content_type as "contentType", width, height, bytes';

const INSERT = `
  insert into uploads (id, user_id, kind, content_type, width, height, bytes)
  values ($1, $2, $3, $4, $5, $6, $7) returning id`;

const USE = `
  update uploads set free_since = null
  where id = any($1::uuid[]) and user_id = $2 and kind = $3 and free_since is not null returning ${COLUMNS}`;

const RELEASE = `
  update uploads set free_since = now()
  where id = any($1::uuid[]) and user_id = $2 and kind = $3 and free_since is null returning id`;

/** Two jobs share the work; one that is being taken into use is left to the next time. */
const ORPHANS = `
  select id, kind, content_type as "contentType" from uploads
  where free_since < $1::timestamptz or user_id is null
  order by id limit $2 for update skip locked`;

const FORGET = 'delete from uploads where id = any($1::uuid[]) returning id';

/** Which files were uploaded, in PostgreSQL. */
export class PostgresUploadRecords extends UploadRecords {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add({ id, userId, kind, contentType, width, height, bytes }: Upload): Promise<void> {
    await this.work.rows(INSERT, [id, userId, kind, contentType, width, height, bytes]);
  }

  override use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<Upload[]> {
    return this.work.rows<Upload>(USE, [ids, userId, kind]);
  }

  override async release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void> {
    await this.work.rows(RELEASE, [ids, userId, kind]);
  }

  override orphans(before: Date, max: number): Promise<Pick<Upload, 'id' | 'kind' | 'contentType'>[]> {
    return this.work.rows(ORPHANS, [before, max]);
  }

  override async forget(ids: readonly string[]): Promise<void> {
    await this.work.rows(FORGET, [ids]);
  }
}
