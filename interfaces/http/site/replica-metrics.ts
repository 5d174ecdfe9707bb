import { Gauge, type Registry } from 'prom-client';
import type { Standbys } from '../../../application/shared/replica-figures.js';

/** Registers gauges of the replicas as this process sees them. Their label is the place in DATABASE_READ_URLS. */
export function registerReplicaMetrics(registry: Registry, replicas: Standbys): void {
  const registers = [registry];
  const labelNames = ['replica'];
  // Of several processes, the one that sees it best.
  const aggregator = 'max' as const;
  const inUse = new Gauge({
    ...{
      name: 'database_replica_in_use',
      help: 'Whether reads go to a replica: 1 or 0.',
      labelNames,
      registers,
      aggregator,
    },
    collect() {
      replicas.figures.forEach(({ isInUse }, index) => inUse.set({ replica: index + 1 }, isInUse ? 1 : 0));
    },
  });
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How old the data of a replica is at most. Absent while it does not answer.',
    ...{ labelNames, registers, aggregator },
    collect() {
      lag.reset();
      replicas.figures.forEach(({ lagSeconds }, index) => {
        if (lagSeconds !== null) lag.set({ replica: index + 1 }, lagSeconds);
      });
    },
  });
}
