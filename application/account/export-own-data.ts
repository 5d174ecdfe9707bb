import { requireRecentSignIn } from '../../domain/account/account.js';
import type { Clock } from '../shared/clock.js';
import type { MemberData } from './ports.js';
import type { Actor } from '../shared/actor.js';

/** Exports a member's data, as the privacy policy promises (access and portability). */
export class ExportOwnData {
  constructor(
    private readonly data: MemberData,
    private readonly clock: Clock,
  ) {}

  /** Returns the bytes of a ZIP file. Throws REAUTHENTICATION_REQUIRED if the sign-in isn't recent. */
  async run(actor: Actor, signedInAt: Date | null): Promise<AsyncIterable<Uint8Array>> {
    const now = this.clock.now();
    requireRecentSignIn(signedInAt, now);
    return this.data.archive(actor.userId, now);
  }
}
