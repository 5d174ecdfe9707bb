import {
  EmailPreviews,
  MailChoices,
  UnsubscribeTokens,
  type PreviewedEmail,
} from '../../../application/outgoing/ports.js';
import type { OutgoingMessage } from '../../../application/shared/outbox.js';
import { whyNotSent } from '../../../domain/outgoing/email-preview.js';
import { maskedRecipient } from '../../../domain/outgoing/failure.js';
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

/** Runs decisions in a transaction in memory, and rolls it back. */
export class FakeEmailPreviews extends EmailPreviews {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async of(decide: () => Promise<unknown>): Promise<readonly PreviewedEmail[]> {
    let previewed: readonly PreviewedEmail[] = [];
    const rollback = new Error('The preview ends here.');
    const attempt = this.memory.transact(async () => {
      const before = this.memory.state.outbox.length;
      await decide();
      const recorded = this.memory.state.outbox.slice(before);
      previewed = recorded.flatMap((message) => (message.kind === 'mail' ? this.#rendered(message) : []));
      throw rollback;
    });
    await attempt.catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
    return previewed;
  }

  #rendered({ to, memberId, service, content }: Extract<OutgoingMessage, { kind: 'mail' }>): PreviewedEmail {
    const member = this.memory.state.members.find((each) => each.id === memberId);
    const address = to ?? member?.email ?? null;
    const reachable = member === undefined ? null : { ...member, closed: member.erasureAt !== null };
    return {
      to: address === null ? null : maskedRecipient('mail', address),
      subject: content.subject,
      text: content.paragraphs.join('\n\n'),
      html: content.paragraphs.map((text) => `<p>${text}</p>`).join(''),
      notSent: whyNotSent(service, address, reachable),
    };
  }
}
