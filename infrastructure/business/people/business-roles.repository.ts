import type { BusinessRoles, NewActivity } from '../../../application/business/people/ports.js';
import type { GivenRole } from '../../../domain/business/people/role.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { BusinessActivityEntity } from './business-activity.entity.js';

const OF = `select role from business_people where business_id = $1 and member_id = $2`;

const MEMBERS = `select member_id as "memberId" from business_people where business_id = $1 order by member_id`;

const OWNER = `select owner_id as "ownerId" from businesses where id = $1`;

export class PostgresBusinessRoles implements BusinessRoles {
  constructor(private readonly work: UnitOfWork) {}

  async of(businessId: number, memberId: string): Promise<GivenRole | null> {
    return (await this.work.row<{ role: GivenRole }>(OF, [businessId, memberId]))?.role ?? null;
  }

  async members(businessId: number): Promise<string[]> {
    return (await this.work.rows<{ memberId: string }>(MEMBERS, [businessId])).map(({ memberId }) => memberId);
  }

  async record(activity: NewActivity): Promise<void> {
    const [business] = await this.work.rows<{ ownerId: string | null }>(OWNER, [activity.businessId]);
    await this.work.add(BusinessActivityEntity, { ...activity, ownerId: business?.ownerId ?? null });
  }
}
