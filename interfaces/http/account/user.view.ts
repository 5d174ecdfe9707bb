import { Exclude, Expose, instanceToPlain, Transform } from 'class-transformer';
import type { PublicProfile } from '../../../application/account/ports.js';
import type { Account } from '../../../domain/account/account.js';

const everybody = ['public', 'self'];
const self = ['self'];

const iso = ({ value }: { value: unknown }): unknown => (value instanceof Date ? value.toISOString() : value);

/** A member as everybody sees them (`public`) and as they see themselves (`self`; the contract's CurrentUser). */
@Exclude()
export class UserView {
  @Expose({ groups: everybody }) readonly id!: string;
  @Expose({ groups: self }) readonly email!: string | null;
  @Expose({ groups: everybody }) readonly firstName!: string | null;
  @Expose({ groups: self }) readonly lastName!: string | null;
  @Expose({ groups: everybody }) readonly profileImageUrl!: string | null;
  @Expose({ groups: everybody }) readonly petFirstName!: string | null;
  @Expose({ groups: self }) readonly homeZipCode!: string | null;
  @Expose({ groups: self }) readonly phoneNumber!: string | null;
  @Expose({ groups: self }) readonly isRegistrationComplete!: boolean;
  @Expose({ groups: self }) readonly preferredRadius!: string;
  @Expose({ groups: self }) readonly emailNotifications!: boolean;
  @Expose({ groups: self }) readonly smsNotifications!: boolean;
  @Expose({ groups: ['public'] }) @Transform(iso, { toPlainOnly: true }) readonly joinedDate!: Date;
  @Expose({ groups: self }) @Transform(iso, { toPlainOnly: true }) readonly createdAt!: Date;
  @Expose({ groups: self }) @Transform(iso, { toPlainOnly: true }) readonly updatedAt!: Date;
}

/** What everybody sees of a member (contract: PublicUser). */
export function publicUser(profile: PublicProfile): object {
  return shown(profile, 'public');
}

/** What a member sees of the own account (contract: CurrentUser). */
export function currentUser(account: Account): object {
  return shown(account, 'self');
}

function shown(member: object, group: 'public' | 'self'): object {
  return instanceToPlain(Object.assign(new UserView(), member), { groups: [group] });
}
