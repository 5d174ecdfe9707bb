import { MailChoices, UnsubscribeTokens } from '../../../application/outgoing/ports.js';
import type { Memory } from './memory.js';

export class FakeMailChoices extends MailChoices {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async switchOff(memberId: string): Promise<void> {
    const state = this.memory.changing;
    state.members = state.members.map((each) => (each.id === memberId ? { ...each, emailNotifications: false } : each));
  }
}

export class FakeUnsubscribeTokens extends UnsubscribeTokens {
  override of(memberId: string): string {
    return `token-of-${memberId}`;
  }

  override memberOf(token: string): string | null {
    return /^token-of-(.+)$/.exec(token)?.[1] ?? null;
  }
}
