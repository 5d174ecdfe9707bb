import type { Clock } from '../../../application/shared/clock.js';
import type { Outbox } from '../../../application/shared/outbox.js';
import type { Database } from '../../postgres/database.js';
import type { UnitOfWork } from '../../postgres/unit-of-work.js';

/** What the accounts of the embedded provider need of the house. */
export interface ProviderDependencies {
  readonly database: Database;
  readonly work: UnitOfWork;
  readonly outbox: Outbox;
  readonly clock: Clock;
  /** APP_SECRET; every key of the provider is derived from it. */
  readonly appSecret: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly siteName: string;
  readonly production: boolean;
}
