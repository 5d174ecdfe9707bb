import type { InferEntity } from '@mikro-orm/core';
import type {
  SavedReplies,
  SavedReplyContent,
  SavedReplyRecord,
} from '../../application/administration/reply-ports.js';
import type { Database, Statement } from '../postgres/database.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { SavedReplyEntity } from './saved-reply.entity.js';

const ALL: Statement = {
  name: 'saved-replies',
  text: `select id, title, kind, text, created_by as "createdBy", updated_by as "updatedBy", created_at as "createdAt",
    updated_at as "updatedAt", version from saved_replies order by lower(title), id`,
};

/** Any number, the same for all transactions that add a reply. */
const ONE_BY_ONE = 'select pg_advisory_xact_lock(7232112)';

const COUNT = 'select count(*)::integer as count from saved_replies';

/** Saved replies in PostgreSQL. */
export class PostgresSavedReplies implements SavedReplies {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  all(): Promise<readonly SavedReplyRecord[]> {
    return this.database.rows<SavedReplyRecord>(ALL);
  }

  async hold(id: number): Promise<SavedReplyRecord | null> {
    const row = await this.work.lock(SavedReplyEntity, { id });
    return row === null ? null : recordOf(row);
  }

  async add(content: SavedReplyContent, by: string, max: number): Promise<SavedReplyRecord | null> {
    await this.work.rows(ONE_BY_ONE);
    const counted = await this.work.row<{ count: number }>(COUNT);
    if ((counted?.count ?? 0) >= max) return null;
    return recordOf(await this.work.add(SavedReplyEntity, { ...content, createdBy: by, updatedBy: by }));
  }

  async change(id: number, content: SavedReplyContent, by: string, now: Date): Promise<SavedReplyRecord> {
    return recordOf(await this.work.change(SavedReplyEntity, id, { ...content, updatedBy: by, updatedAt: now }));
  }

  async remove(id: number): Promise<void> {
    const { em } = this.work;
    await em.remove(await em.findOneOrFail(SavedReplyEntity, id)).flush();
  }
}

function recordOf(row: InferEntity<typeof SavedReplyEntity>): SavedReplyRecord {
  const { id, title, kind, text, createdBy, updatedBy, createdAt, updatedAt, version } = row;
  return { id, title, kind, text, createdBy, updatedBy, createdAt, updatedAt, version };
}
