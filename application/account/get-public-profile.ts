import { refuse } from '../../domain/shared/domain-error.js';
import type { Members, PublicProfile } from './ports.js';

/** What everybody may know of a member. */
export class GetPublicProfile {
  constructor(private readonly members: Members) {}

  /** Refuses with USER_NOT_FOUND where the member is unknown or the account closed. */
  async run(id: string): Promise<PublicProfile> {
    return (await this.members.publicProfile(id)) ?? refuse('USER_NOT_FOUND', 'User not found');
  }
}
