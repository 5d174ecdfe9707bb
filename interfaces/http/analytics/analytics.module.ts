import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { AnalyticsReads, Interactions } from '../../../application/analytics/ports.js';
import { ReadAnalytics } from '../../../application/analytics/read-analytics.js';
import { RecordInteraction } from '../../../application/analytics/record-interaction.js';
import { Clock } from '../../../application/shared/clock.js';
import { PostgresAnalyticsReads } from '../../../infrastructure/analytics/analytics-reads.query.js';
import { PostgresInteractions } from '../../../infrastructure/analytics/interactions.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { LOGGER, READS } from '../server/core.module.js';
import { provide, provideAs } from '../server/provide.js';
import { AnalyticsController } from './analytics.controller.js';
import { InteractionsController } from './interactions.controller.js';

/** Records what visitors do with businesses, and counts it for owners. */
@Module({
  controllers: [AnalyticsController, InteractionsController],
  providers: [
    provideAs(Interactions, PostgresInteractions, Database, Clock, LOGGER),
    provide(RecordInteraction, Interactions),
    provideAs(AnalyticsReads, PostgresAnalyticsReads, READS),
    provide(ReadAnalytics, AnalyticsReads, Clock),
  ],
})
export class AnalyticsModule implements OnApplicationShutdown {
  constructor(private readonly interactions: Interactions) {}

  /** At this point all requests are finished and the database is still available. */
  onApplicationShutdown(): Promise<void> {
    return this.interactions.flush();
  }
}
