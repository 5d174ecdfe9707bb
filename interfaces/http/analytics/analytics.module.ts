import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { Interactions } from '../../../application/analytics/ports.js';
import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { Clock } from '../../../application/shared/clock.js';
import { PostgresInteractions } from '../../../infrastructure/analytics/interactions.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { LOGGER } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { InteractionsController } from './interactions.controller.js';

/** What visitors do with businesses, for owners to count. */
@Module({
  controllers: [InteractionsController],
  providers: [
    provideAs(Interactions, PostgresInteractions, Database, Clock, LOGGER),
    provide(RecordInteraction, Interactions),
  ],
})
export class AnalyticsModule implements OnApplicationShutdown {
  constructor(private readonly interactions: Interactions) {}

  /** All requests are answered by then, and the database is still there. */
  onApplicationShutdown(): Promise<void> {
    return this.interactions.flush();
  }
}
