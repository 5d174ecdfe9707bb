import type { InferEntity } from '@mikro-orm/core';
import type { Invitation, Invitations } from '../../../application/business/people/ports.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';
import { BusinessInvitationEntity } from './business-invitation.entity.js';

const CLOSE_EXPIRED = `update business_invitations set state = 'withdrawn', decided_at = $3
  where business_id = $1 and email = $2 and state = 'open' and expires_at <= $3`;

const BY_TOKEN = `
  select id, business_id as "businessId", email, role, token_hash as "tokenHash", invited_by as "invitedBy", state, emails,
    expires_at as "expiresAt", decided_at as "decidedAt"
  from business_invitations where token_hash = $1`;

export class PostgresInvitations implements Invitations {
  constructor(private readonly work: UnitOfWork) {}

  async add(invitation: Omit<Invitation, 'id'>): Promise<number> {
    return (await this.work.add(BusinessInvitationEntity, { ...invitation })).id;
  }

  async find(businessId: number, id: number): Promise<Invitation | null> {
    const row = await this.work.lock(BusinessInvitationEntity, { id, businessId });
    return row === null ? null : invitationOf(row);
  }

  /** Plain SQL, because a second read in the same transaction must see what the business's lock waited for. */
  byToken(tokenHash: string): Promise<Invitation | null> {
    return this.work.row<Invitation>(BY_TOKEN, [tokenHash]);
  }

  async closeExpired(businessId: number, email: string, now: Date): Promise<void> {
    await this.work.rows(CLOSE_EXPIRED, [businessId, email, now]);
  }

  async save({ id, ...invitation }: Invitation): Promise<void> {
    await this.work.change(BusinessInvitationEntity, id, invitation);
  }
}

function invitationOf({ createdAt: _, ...row }: InferEntity<typeof BusinessInvitationEntity>): Invitation {
  return row as Invitation;
}
