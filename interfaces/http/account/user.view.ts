import { Exclude, Expose, instanceToPlain, Transform } from 'class-transformer';
import type { PublicProfile } from '../../../application/account/ports.js';
import type { Account } from '../../../domain/account/account.js';
import type { CurrentUser, PublicUser } from '../../contract/account/account.js';

const iso = ({ value }: { value: unknown }): unknown => (value instanceof Date ? value.toISOString() : value);

/** A member as everyone sees them: only the fields declared here. */
@Exclude()
class PublicUserView implements Record<keyof PublicUser, unknown> {
  @Expose() readonly id!: string;
  @Expose() readonly firstName!: string | null;
  @Expose() readonly profileImageUrl!: string | null;
  @Expose() readonly petFirstName!: string | null;
  @Expose() @Transform(iso, { toPlainOnly: true }) readonly joinedDate!: Date;
}

/** Returns a member's public profile (contract: PublicUser). */
export function publicUser(profile: PublicProfile): object {
  return instanceToPlain(Object.assign(new PublicUserView(), profile));
}

/**
 * Returns the account that a member just changed. `sanction` is null because a member under a sanction could not have
 * changed it.
 */
export function currentUser({ createdAt, updatedAt, ...account }: Account): CurrentUser {
  return { ...account, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), sanction: null };
}
