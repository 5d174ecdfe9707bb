import type {
  ErasureOrderRecord,
  NewErasureOrder,
  OrderedErasures,
} from '../../application/moderation/erasure/ports.js';
import { holdAccount } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { OrderedErasureEntity } from './ordered-erasure.entity.js';

const MEMBER_OF = 'select member_id as "memberId" from ordered_erasures where id = $1';

const IS_ORDERED = 'select from ordered_erasures where member_id = $1';

const REMOVE = 'delete from ordered_erasures where id = $1';

/** Orders in PostgreSQL, as entities. Locking the member prevents a decision during the erasure. */
export class PostgresOrderedErasures implements OrderedErasures {
  constructor(private readonly work: UnitOfWork) {}

  async hold(id: number): Promise<ErasureOrderRecord | null> {
    const found = await this.work.row<{ memberId: string }>(MEMBER_OF, [id]);
    if (found === null) return null;
    await holdAccount(this.work, found.memberId);
    const row = await this.work.em.findOne(OrderedErasureEntity, id, { refresh: true });
    if (row === null) return null;
    const { ownErasureAt, ownReviews, confirmedAt: _, ...order } = row;
    const own = ownErasureAt == null ? null : { erasureAt: ownErasureAt, reviews: ownReviews ?? 'anonymise' };
    return {
      ...order,
      reportId: order.reportId ?? null,
      confirmedBy: order.confirmedBy ?? null,
      orderedAt: order.orderedAt,
      own,
    };
  }

  async isOrdered(memberId: string): Promise<boolean> {
    return (await this.work.row(IS_ORDERED, [memberId])) !== null;
  }

  async add({ own, ...order }: NewErasureOrder): Promise<void> {
    const closing = { ownErasureAt: own?.erasureAt ?? null, ownReviews: own?.reviews ?? null };
    await this.work.add(OrderedErasureEntity, { ...order, ...closing });
  }

  async confirm(id: number, by: string, now: Date): Promise<void> {
    await this.work.change(OrderedErasureEntity, id, { confirmedBy: by, confirmedAt: now });
  }

  async remove(id: number): Promise<void> {
    await this.work.rows(REMOVE, [id]);
  }
}
