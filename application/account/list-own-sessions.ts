import { browserWords } from '../../domain/account/browser-words.js';
import type { OwnSession, OwnSessions } from './ports.js';
import type { Actor } from '../shared/actor.js';

/** A session in words. */
export type SessionInWords = Omit<OwnSession, 'userAgent'> & { readonly browser: string };

/** Where a member is signed in. */
export class ListOwnSessions {
  constructor(private readonly sessions: OwnSessions) {}

  /** `sessionId` is the one that asks. */
  async run(actor: Actor, sessionId: string | null): Promise<SessionInWords[]> {
    const sessions = await this.sessions.ofMember(actor.userId, sessionId);
    return sessions.map(({ userAgent, ...session }) => ({ ...session, browser: browserWords(userAgent) }));
  }
}
