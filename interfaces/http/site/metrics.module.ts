import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { provideBy, token } from '../server/provide.js';
import { ActivityMetrics } from './activity-metrics.js';

/** All metrics of this process. */
export const METRICS = token<Registry>('metrics');

/** What other subjects count. */
@Global()
@Module({
  providers: [
    provideBy(METRICS, () => new Registry()),
    provideBy(ActivityMetrics, (registry) => new ActivityMetrics(registry), METRICS),
  ],
  exports: [METRICS, ActivityMetrics],
})
export class MetricsModule {}
