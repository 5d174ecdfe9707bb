import { changeAccount, requireRecentSignIn, type Account, type AccountChange } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { Members } from './ports.js';
import type { Transaction } from '../shared/transaction.js';
import type { TakePictures } from '../upload/take-pictures.js';
import type { Caller } from '../shared/actor.js';

const PATH = 'profileImageUrl';

export class ChangeProfile {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly pictures: TakePictures,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the changed account. For a new phone number, throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent
   * and UNAUTHORIZED if the session has ended. Also throws CHANGED_MEANWHILE, and the errors of `TakePictures`.
   */
  async run(actor: Caller, signedInAt: Date | null, change: AccountChange): Promise<Account> {
    const photoOf = { userId: actor.userId, kind: 'profile_photo', path: PATH } as const;
    const received = await this.pictures.receive(photoOf, listOf(change.profileImageUrl), () =>
      this.transaction.run(() => this.allowed(actor, signedInAt, change)),
    );
    const photo = change.profileImageUrl === undefined ? undefined : (received[0] ?? null);
    return this.transaction.run(async () => {
      const account = await this.allowed(actor, signedInAt, change);
      const changed = changeAccount(account, { ...change, profileImageUrl: photo });
      const [before, after] = [listOf(account.profileImageUrl), listOf(changed.profileImageUrl)];
      await this.pictures.keep(actor.userId, 'profile_photo', { before, after, path: PATH });
      return this.members.save(changed);
    });
  }

  /** Returns the account if the change is allowed. Runs before a picture is stored and again before the change. */
  private async allowed(actor: Caller, signedInAt: Date | null, { phoneNumber }: AccountChange): Promise<Account> {
    const account = (await this.members.find(actor.userId)) ?? refuse('USER_NOT_FOUND', 'User not found');
    const isOther = phoneNumber !== undefined && phoneNumber !== account.phoneNumber;
    if (isOther) {
      requireRecentSignIn(signedInAt, this.clock.now());
      await this.members.hold(actor);
    }
    return account;
  }
}

function listOf(photo: string | null | undefined): string[] {
  return photo === null || photo === undefined ? [] : [photo];
}
