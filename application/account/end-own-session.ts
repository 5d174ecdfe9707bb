import { refuse } from '../../domain/shared/domain-error.js';
import type { OwnSessions } from './ports.js';
import type { Actor } from '../shared/actor.js';

/** A member ends one of their own sessions, wherever it is. */
export class EndOwnSession {
  constructor(private readonly sessions: OwnSessions) {}

  /** Refuses with NOT_FOUND where the member has none of that id. */
  async run(actor: Actor, id: string): Promise<void> {
    if (!(await this.sessions.end(actor.userId, id))) refuse('NOT_FOUND', 'Session not found');
  }
}
