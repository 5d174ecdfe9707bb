import { UploadRecords, type Upload } from '../../application/upload/ports.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const COLUMNS = 'id, user_id as "userId", kind, content_type as "contentType", width, height, bytes';

const INSERT = `
  insert into uploads (id, user_id, kind, content_type, width, height, bytes)
  values (?, ?, ?, ?, ?, ?, ?) returning id`;

const USE = `
  update uploads set free_since = null
  where id = any(?::uuid[]) and user_id = ? and kind = ? and free_since is not null returning ${COLUMNS}`;

const RELEASE = `
  update uploads set free_since = now()
  where id = any(?::uuid[]) and user_id = ? and kind = ? and free_since is null returning id`;

/** Two jobs share the work; one that is being taken into use is left to the next time. */
const ORPHANS = `
  select id, kind, content_type as "contentType" from uploads
  where free_since < ?::timestamptz or user_id is null
  order by id limit ? for update skip locked`;

const FORGET = 'delete from uploads where id = any(?::uuid[]) returning id';

/** Which files were uploaded, in PostgreSQL. */
export class PostgresUploads extends UploadRecords {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async add({ id, userId, kind, contentType, width, height, bytes }: Upload): Promise<void> {
    await this.work.rows(INSERT, [id, userId, kind, contentType, width, height, bytes]);
  }

  override use(userId: string, kind: UploadKind, ids: readonly string[]): Promise<Upload[]> {
    return this.work.rows<Upload>(USE, [arrayText(ids), userId, kind]);
  }

  override async release(userId: string, kind: UploadKind, ids: readonly string[]): Promise<void> {
    await this.work.rows(RELEASE, [arrayText(ids), userId, kind]);
  }

  override orphans(before: Date, max: number): Promise<Pick<Upload, 'id' | 'kind' | 'contentType'>[]> {
    return this.work.rows(ORPHANS, [before.toISOString(), max]);
  }

  override async forget(ids: readonly string[]): Promise<void> {
    await this.work.rows(FORGET, [arrayText(ids)]);
  }
}

/** Ids, which hold no comma and no quote, as PostgreSQL writes an array: MikroORM would spread a JavaScript one. */
function arrayText(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}
