import { ALERT_NOT_FOUND } from '../../domain/alert/alert.js';
import { nextDue } from '../../domain/alert/digest-time.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { AlertLinks, AlertRecord, Alerts } from './ports.js';

/** Stops an alert's emails by the link in one of them, and starts them again. The secret is the only authorization. */
export class StopAlert {
  constructor(
    private readonly transaction: Transaction,
    private readonly alerts: Alerts,
    private readonly links: AlertLinks,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the alert that a secret was made for; null if the secret isn't valid. */
  alertOf(secret: string): number | null {
    return this.links.read('stop', secret)?.id ?? null;
  }

  /** Returns the alert without changing anything. Throws ALERT_NOT_FOUND if the secret isn't valid or the alert was deleted. */
  check(secret: string): Promise<AlertRecord> {
    const id = this.alertOf(secret) ?? refuse('ALERT_NOT_FOUND', ALERT_NOT_FOUND);
    return this.transaction.run(async () => (await this.alerts.one(id)) ?? refuse('ALERT_NOT_FOUND', ALERT_NOT_FOUND));
  }

  /** Returns the alert. Stopping twice is allowed. Throws like `check`. */
  run(secret: string): Promise<AlertRecord> {
    return this.transaction.run(async () => {
      const alert = await this.check(secret);
      if (!alert.isPaused) await this.alerts.change(alert.id, { pausedAt: this.clock.now() });
      return alert;
    });
  }

  /** Returns the alert, whose emails come again, with news from now on. Throws like `check`. */
  undo(secret: string): Promise<AlertRecord> {
    return this.transaction.run(async () => {
      const alert = await this.check(secret);
      const dueAt = nextDue(alert.schedule, this.clock.now(), alert.lastSentAt);
      if (alert.isPaused) await this.alerts.change(alert.id, { pausedAt: null, dueAt });
      return alert;
    });
  }
}
