import type { PublishedContentReads, PublishedContent } from '../../application/moderation/ports.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import { parseId } from '../../domain/shared/ids.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { CONTENT_SQL } from './published-content-sql.js';

export class PostgresPublishedContentReads implements PublishedContentReads {
  constructor(private readonly work: UnitOfWork) {}

  async find({ targetType, targetId }: ModerationTarget): Promise<PublishedContent | null> {
    if (targetType !== 'photo' && parseId(targetId) === null) return null;
    const id = targetType === 'photo' ? '$1::text' : '$1::integer';
    return this.work.row<PublishedContent>(CONTENT_SQL[targetType](id), [targetId]);
  }
}
