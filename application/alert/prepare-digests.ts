import { nextDue } from '../../domain/alert/digest-time.js';
import type { Clock } from '../shared/clock.js';
import { newsEmail, type Outbox, type OutgoingMessage } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { digestEmail } from './digest-email.js';
import type { AlertLinks, AlertNews, Digests, DueAlert } from './ports.js';

/** Alerts in one transaction: few enough for each statement to end in time. */
const BATCH = 1_000;

/** Prepares the emails of alerts that are due. Runs every few minutes, in any number of processes at once. */
export class PrepareDigests {
  constructor(
    private readonly transaction: Transaction,
    private readonly digests: Digests,
    private readonly outbox: Outbox,
    private readonly links: AlertLinks,
    private readonly clock: Clock,
  ) {}

  /** Returns the number of emails. */
  async run(): Promise<number> {
    const until = await this.digests.number();
    let emails = 0;
    for (;;) {
      const batch = await this.transaction.run(() => this.#prepare(until));
      emails += batch.emails;
      if (batch.alerts === 0) return emails;
    }
  }

  /** The email and what the alert has seen are recorded together, so that each news is in one email. */
  async #prepare(until: number): Promise<{ readonly alerts: number; readonly emails: number }> {
    const now = this.clock.now();
    const due = await this.digests.due(now, BATCH);
    const news = await this.digests.news(
      due.filter(({ isReachable }) => isReachable),
      until,
    );
    const emails = due.flatMap((alert) => this.#email(alert, news.get(alert.id), until) ?? []);
    await this.outbox.record(...emails);
    await this.digests.finish(
      due.map(({ id, schedule, lastSentAt }) => {
        const sentAt = news.has(id) ? now : lastSentAt;
        return { id, dueAt: nextDue(schedule, now, sentAt), lastSentAt: sentAt };
      }),
      until,
    );
    return { alerts: due.length, emails: emails.length };
  }

  #email(alert: DueAlert, news: AlertNews | undefined, until: number): OutgoingMessage | null {
    if (news === undefined) return null;
    const { id, memberId, label, what } = alert;
    const email = digestEmail(label, what, news, this.links.of('stop', id, 0));
    return newsEmail(`alert:${id}:${until}`, memberId, email);
  }
}
