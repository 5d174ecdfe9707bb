import { describe, expect, it } from '@jest/globals';
import { Counter, Gauge, Registry } from 'prom-client';
import { SummedMetrics, type Snapshot } from '../../../interfaces/cli/processes/summed-metrics.js';

async function snapshot(calls: number, open: number): Promise<Snapshot> {
  const registers = [new Registry()];
  new Counter({ name: 'calls_total', help: 'Calls.', labelNames: ['kind'], registers }).inc({ kind: 'a' }, calls);
  new Gauge({ name: 'open', help: 'Open.', registers }).set(open);
  return registers[0]!.getMetricsAsJSON();
}

const values = async (metrics: SummedMetrics) =>
  (await metrics.text(1)).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('the metrics of all workers', () => {
  it('keep what ended workers have counted, but not their gauges', async () => {
    const metrics = new SummedMetrics();
    metrics.set(1, await snapshot(2, 10));
    metrics.set(2, await snapshot(3, 20));
    expect(await values(metrics)).toEqual(['calls_total{kind="a"} 5', 'open 30', 'server_workers 1']);
    metrics.end(1);
    metrics.end(2);
    metrics.set(3, await snapshot(4, 1));
    expect(await values(metrics)).toEqual(['calls_total{kind="a"} 9', 'open 1', 'server_workers 1']);
    metrics.end(3);
    metrics.end(4);
    expect(await values(metrics)).toEqual(['calls_total{kind="a"} 9', 'server_workers 1']);
  });
});
