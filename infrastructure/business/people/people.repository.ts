import type { HeldBusiness, People } from '../../../application/business/people/ports.js';
import type { GivenRole } from '../../../domain/business/people/role.js';
import { shareOpenAccount } from '../../account/hold-open-account.js';
import { fullName } from '../../account/member-name-sql.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { EXISTS } from '../business.entity.js';

const LOCK = `select from businesses where id = $1 and ${EXISTS} for no key update`;

/** A separate statement, so that it sees what the lock waited for. */
const HELD = `
  select b.id, b.name, b.is_public as "isPublic",
    (select json_build_object('memberId', u.id, 'email', u.email, 'name', ${fullName('u')})
      from users u where u.id = b.owner_id and u.erasure_at is null) as owner,
    coalesce((select json_agg(json_build_object('memberId', u.id, 'email', u.email, 'name', ${fullName('u')}, 'role', p.role)
      order by p.created_at, p.id) from business_people p join users u on u.id = p.member_id where p.business_id = b.id), '[]') as people,
    array(select i.email from business_invitations i
      where i.business_id = b.id and i.state = 'open' and i.expires_at > now()) as invited
  from businesses b where b.id = $1`;

const PUT = `
  insert into business_people (business_id, member_id, role) values ($1, $2, $3)
  on conflict (business_id, member_id) do update set role = excluded.role`;

const REMOVE = `delete from business_people where business_id = $1 and member_id = $2`;

const FORGET_INVITATIONS = `delete from business_invitations where business_id = $1`;

const FORGET_PEOPLE = `delete from business_people where business_id = $1 returning member_id as id`;

export class PostgresPeople implements People {
  constructor(
    private readonly work: UnitOfWork,
    /** Hides or shows reviews of the business after its people changed. */
    private readonly settleWords: (businessId: number) => Promise<void>,
  ) {}

  async hold(businessId: number, memberId: string): Promise<HeldBusiness | null> {
    await shareOpenAccount(this.work, memberId);
    if ((await this.work.row(LOCK, [businessId])) === null) return null;
    return this.work.row<HeldBusiness>(HELD, [businessId]);
  }

  find(businessId: number): Promise<HeldBusiness | null> {
    return this.work.row<HeldBusiness>(`${HELD} and ${EXISTS}`, [businessId]);
  }

  async put(businessId: number, memberId: string, role: GivenRole): Promise<void> {
    await this.work.rows(PUT, [businessId, memberId, role]);
    await this.settleWords(businessId);
  }

  async remove(businessId: number, memberId: string): Promise<void> {
    await this.work.rows(REMOVE, [businessId, memberId]);
    await this.settleWords(businessId);
  }

  async forget(businessId: number): Promise<readonly string[]> {
    await this.work.rows(FORGET_INVITATIONS, [businessId]);
    const gone = await this.work.rows<{ id: string }>(FORGET_PEOPLE, [businessId]);
    await this.settleWords(businessId);
    return gone.map(({ id }) => id);
  }
}
