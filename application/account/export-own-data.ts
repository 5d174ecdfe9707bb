import { requireRecentSignIn } from '../../domain/account/account.js';
import type { Clock } from '../shared/clock.js';
import type { MemberData } from './ports.js';
import type { Actor } from '../shared/actor.js';

/** A member downloads all their own data: the access and portability that the privacy policy promises. */
export class ExportOwnData {
  constructor(
    private readonly data: MemberData,
    private readonly clock: Clock,
  ) {}

  /** Answers the bytes of a ZIP. Refuses with REAUTHENTICATION_REQUIRED a sign-in that is not recent. */
  async run(actor: Actor, signedInAt: Date | null): Promise<AsyncIterable<Uint8Array>> {
    const now = this.clock.now();
    requireRecentSignIn(signedInAt, now);
    return this.data.archive(actor.userId, now);
  }
}
