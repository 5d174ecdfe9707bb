import type { OwnSessions } from './ports.js';
import type { Actor } from '../shared/actor.js';

/** A member signs out everywhere but here. */
export class EndOtherSessions {
  constructor(private readonly sessions: OwnSessions) {}

  /** `sessionId` is the one that stays. */
  run(actor: Actor, sessionId: string | null): Promise<void> {
    return this.sessions.endOthers(actor.userId, sessionId);
  }
}
