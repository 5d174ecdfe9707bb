import type { Clock } from '../../../application/shared/clock.js';
import type { Outbox } from '../../../application/shared/outbox.js';
import type { Database } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';

/** What the embedded provider needs from the rest of the product. */
export interface ProviderDependencies {
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** APP_SECRET. All of the provider's keys are derived from it. */
  readonly appSecret: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly siteName: string;
  readonly production: boolean;
}
