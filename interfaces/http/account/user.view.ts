import { Exclude, Expose, instanceToPlain, Transform } from 'class-transformer';
import type { PublicProfile } from '../../../application/account/ports.js';
import type { Account } from '../../../domain/account/account.js';
import type { CurrentUser, PublicUser } from '../../contract/account/account.js';

const iso = ({ value }: { value: unknown }): unknown => (value instanceof Date ? value.toISOString() : value);

/** A member as everybody sees them: the fields named here and no other. */
@Exclude()
class PublicUserView implements Record<keyof PublicUser, unknown> {
  @Expose() readonly id!: string;
  @Expose() readonly firstName!: string | null;
  @Expose() readonly profileImageUrl!: string | null;
  @Expose() readonly petFirstName!: string | null;
  @Expose() @Transform(iso, { toPlainOnly: true }) readonly joinedDate!: Date;
}

/** What everybody sees of a member (contract: PublicUser). */
export function publicUser(profile: PublicProfile): object {
  return instanceToPlain(Object.assign(new PublicUserView(), profile));
}

/** What a member sees of the own account that they just changed, so that nothing keeps them from writing: the whole of it. */
export function currentUser({ createdAt, updatedAt, ...account }: Account): CurrentUser {
  return { ...account, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString(), sanction: null };
}
