import type { Logger } from 'pino';
import type { EmailContent } from '../../application/shared/outbox.js';
import type { UnsubscribeTokens } from '../../application/outgoing/ports.js';
import { RETENTION } from '../../domain/account/retention.js';
import { mayReceive, type Reachable } from '../../domain/outgoing/delivery.js';
import { recipientKey, type OutboxFiles } from '../gateway/outbox-files.js';
import { QUEUES } from '../jobs/queues.js';
import type { MailSite } from '../mail/complete-email.js';
import { mailOf, type Mail } from '../mail/mail.js';
import type { TextMessage } from '../text-message/text-message.js';
import { NotDelivered, type Gateway } from '../gateway/not-delivered.js';
import type { Claimed, DeadLetter, OutboxMessages } from './outbox-messages.repository.js';

/** Attempts at a message: the first, and as many as its job is repeated. */
const MAX_ATTEMPTS = QUEUES.deliver.retryLimit + 1;

export interface DeliveryDependencies {
  readonly messages: OutboxMessages;
  readonly mails: Gateway<Mail>;
  readonly texts: Gateway<TextMessage>;
  readonly files: OutboxFiles;
  readonly tokens: UnsubscribeTokens;
  readonly site: MailSite;
  readonly logger: Logger;
}

/** Takes what was recorded to its gateway, once each as far as the gateway lets us know. */
export class Delivery {
  constructor(private readonly dependencies: DeliveryDependencies) {}

  /**
   * Delivers one message, unless it is out already or another worker has it. Throws NotDelivered where it is to be
   * tried again; what can never be delivered is put with the dead ones.
   */
  async deliver(id: string): Promise<void> {
    const { messages } = this.dependencies;
    const message = await messages.claim(id);
    if (message === null) {
      // A worker that was cut off still holds it for a while: this job has to come back for it.
      if (await messages.isQueued(id)) throw new NotDelivered('ECLAIMED', false);
      return;
    }
    const to = recipientOf(message);
    if (to === null || !mayReceive(message, memberOf(message))) return messages.skipped(id);
    try {
      await this.#send(message, to);
    } catch (error) {
      return this.#failed(message, error instanceof NotDelivered ? error : new NotDelivered(kindOf(error), false));
    }
    // The erasure that took the message away may have looked through the folder before this one was in it.
    if (!(await messages.sent(id))) await this.dependencies.files.forget(recipientKey(to));
  }

  /**
   * Delivers all that waits and is not claimed, oldest first; what fails stays for its job. Answers how many it tried.
   */
  async deliverAll(): Promise<number> {
    const waiting = await this.dependencies.messages.waiting();
    for (const id of waiting) {
      await this.deliver(id).catch((error: unknown) => {
        if (!(error instanceof NotDelivered)) throw error;
      });
    }
    return waiting.length;
  }

  /** What could not be delivered, newest first, without recipient and words. */
  deadLetters(): Promise<readonly DeadLetter[]> {
    return this.dependencies.messages.dead();
  }

  /** Gives up what no job tries any more, and forgets what is old. */
  async tidy(): Promise<void> {
    for (const { id, kind } of await this.dependencies.messages.giveUpForgotten())
      this.#tellDead(id, kind, 'EFORGOTTEN');
    await this.dependencies.messages.prune();
    await this.dependencies.files.forgetBefore(new Date(Date.now() - RETENTION.messageDays * 86_400_000));
  }

  /** Removes what lies in the folder for a recipient who is erased, by its `recipientKey`. */
  forget(key: string): Promise<void> {
    return this.dependencies.files.forget(key);
  }

  async #send(message: Claimed, to: string): Promise<void> {
    const { mails, texts, tokens, site } = this.dependencies;
    if (message.kind === 'text') return texts.send({ to, text: (message.payload as { text: string }).text });
    const { id, memberId, service } = message;
    const unsubscribe =
      service || memberId === null ? null : `${site.publicUrl}/unsubscribe?token=${tokens.of(memberId)}`;
    return mails.send(mailOf({ id, to }, message.payload as unknown as EmailContent, unsubscribe, site));
  }

  async #failed({ id, kind, attempts }: Claimed, error: NotDelivered): Promise<void> {
    if (error.permanent || attempts >= MAX_ATTEMPTS) {
      await this.dependencies.messages.died(id, error.reason);
      this.#tellDead(id, kind, error.reason);
      return;
    }
    await this.dependencies.messages.failed(id, error.reason);
    throw error;
  }

  #tellDead(outboxId: string, kind: string, reason: string): void {
    this.dependencies.logger.error({ outboxId, kind, reason }, 'A message could not be delivered');
  }
}

function recipientOf(message: Claimed): string | null {
  return message.recipient ?? (message.kind === 'mail' ? message.email : message.phoneNumber);
}

function memberOf(message: Claimed): Reachable | null {
  return message.memberId === null ? null : message;
}

/** The kind of a failure that is no gateway's: its name alone, since its message may hold the recipient. */
function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'EUNKNOWN';
}
