import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EmailContent } from '../../application/shared/outbox.js';
import type { UnsubscribeTokens } from '../../application/outgoing/ports.js';
import { RETENTION } from '../../domain/account/retention.js';
import { mayReceive, type DeliveryOutcome, type Reachable } from '../../domain/outgoing/delivery.js';
import { recipientKey, type OutboxFiles } from '../gateway/outbox-files.js';
import { retryWhileUnavailable } from '../import/running-import.js';
import { QUEUES } from '../jobs/queues.js';
import type { MailSite } from '../mail/complete-email.js';
import { mailOf, unsubscribeLink, type Mail } from '../mail/mail.js';
import type { TextMessage } from '../text-message/text-message.js';
import { NotDelivered, type Gateway } from '../gateway/not-delivered.js';
import type { Claimed, DeadMessage, OutboxMessages } from './outbox-messages.js';

/** Attempts per message: the first, plus its job's retries. */
const MAX_ATTEMPTS = QUEUES.deliver.retryLimit + 1;

/** Retries recording a success, because a message that is not recorded as sent would be sent again. */
const untilAnswered = retryWhileUnavailable((milliseconds) => pause(milliseconds));

/** Called after each attempt. */
export type CountDelivery = (kind: 'mail' | 'text', outcome: DeliveryOutcome) => void;

export interface DeliveryDependencies {
  readonly messages: OutboxMessages;
  readonly mails: Gateway<Mail>;
  readonly texts: Gateway<TextMessage>;
  readonly files: OutboxFiles;
  readonly tokens: UnsubscribeTokens;
  readonly site: MailSite;
  readonly logger: Logger;
  readonly count: CountDelivery;
}

/** Delivers recorded messages to their gateway, exactly once as far as the gateway allows. */
export class Delivery {
  constructor(private readonly dependencies: DeliveryDependencies) {}

  /**
   * Delivers one message, unless it is already sent or claimed by another worker. Throws NotDelivered if it should be
   * retried. A message that can never be delivered is marked dead.
   */
  async deliver(id: string): Promise<void> {
    const { messages } = this.dependencies;
    const message = await messages.claim(id);
    if (message === null) {
      // An interrupted worker still has it claimed for a while, so this job must be retried.
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
    this.dependencies.count(message.kind, 'succeeded');
    // The member may have been erased during delivery, before this file existed. Delete it now.
    if (!(await untilAnswered(() => messages.sent(id)))) await this.dependencies.files.forget(recipientKey(to));
  }

  /**
   * Delivers all waiting, unclaimed messages, oldest first. Failed ones stay for their jobs. Returns the number of
   * attempts.
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

  /** Returns undeliverable messages, newest first, without recipients and texts. */
  deadMessages(): Promise<readonly DeadMessage[]> {
    return this.dependencies.messages.dead();
  }

  /** Gives up messages whose jobs are exhausted, and deletes old messages. */
  async tidy(): Promise<void> {
    for (const { id, kind } of await this.dependencies.messages.giveUpForgotten())
      this.#tellDead(id, kind, 'EFORGOTTEN');
    await this.dependencies.messages.prune();
    await this.dependencies.files.forgetBefore(new Date(Date.now() - RETENTION.messageDays * 86_400_000));
  }

  /** Deletes an erased recipient's files from the folder, by `recipientKey`. */
  forget(key: string): Promise<void> {
    return this.dependencies.files.forget(key);
  }

  async #send(message: Claimed, to: string): Promise<void> {
    const { mails, texts, tokens, site } = this.dependencies;
    if (message.kind === 'text') return texts.send({ to, text: (message.payload as { text: string }).text });
    const { id, memberId, service } = message;
    const content = message.payload as unknown as EmailContent;
    const usual = (member: string) => `${site.publicUrl}/unsubscribe?token=${tokens.of(member)}`;
    const unsubscribe = service || memberId === null ? null : unsubscribeLink(content, usual(memberId), site.publicUrl);
    return mails.send(mailOf({ id, to }, content, unsubscribe, site));
  }

  async #failed({ id, kind, attempts }: Claimed, error: NotDelivered): Promise<void> {
    if (error.permanent || attempts >= MAX_ATTEMPTS) {
      await this.dependencies.messages.died(id, error.reason);
      this.dependencies.count(kind, 'gave_up');
      this.#tellDead(id, kind, error.reason);
      return;
    }
    await this.dependencies.messages.failed(id, error.reason);
    this.dependencies.count(kind, 'failed');
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

/** Returns the code or name of an error that is not the gateway's. Its message may contain the recipient. */
function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'EUNKNOWN';
}
