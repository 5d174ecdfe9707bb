import { ValueType, type HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type DataPoint,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';

type Labels = Readonly<Record<string, string | number>>;

/** A metric as prom-client returns it in JSON. */
export interface CountedMetric {
  readonly name: string;
  readonly help: string;
  /** A type of prom-client: counter, gauge, histogram, or summary. */
  readonly type: string | number;
  readonly values: readonly {
    readonly value: number;
    readonly labels: Partial<Labels>;
    /** For histograms: the name with `_bucket`, `_sum`, or `_count`. */
    readonly metricName?: string;
  }[];
}

interface Collected {
  readonly resource: Resource;
  readonly startedAt: number;
  readonly now: number;
}

type Times = Pick<DataPoint<number>, 'startTime' | 'endTime'>;
type Value = CountedMetric['values'][number];

/** Converts the metrics of `/metrics` to OpenTelemetry, with the same names and labels. */
export function collectionOf(
  metrics: readonly CountedMetric[],
  { resource, startedAt, now }: Collected,
): CollectionResult {
  const times = { startTime: hrTime(startedAt), endTime: hrTime(now) };
  const converted = metrics.flatMap((metric) => dataOf(metric, times) ?? []);
  return {
    resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'welcome-paws' }, metrics: converted }] },
    errors: [],
  };
}

function dataOf({ name, help, type, values }: CountedMetric, times: Times): MetricData | null {
  const descriptor = { name, description: help, unit: '', valueType: ValueType.DOUBLE };
  const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE };
  const points = () => values.map(({ value, labels }) => ({ ...times, attributes: textsOf(labels), value }));
  if (type === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
  if (type === 'counter') {
    return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
  }
  if (type !== 'histogram') return null;
  return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, times) };
}

function histogramsOf(name: string, values: readonly Value[], times: Times): DataPoint<Histogram>[] {
  const series = new Map<string, { readonly labels: Labels; readonly values: Value[] }>();
  for (const value of values) {
    const { le: _, ...labels } = textsOf(value.labels);
    const key = JSON.stringify(Object.entries(labels).toSorted());
    const one = series.get(key) ?? { labels, values: [] };
    one.values.push(value);
    series.set(key, one);
  }
  return [...series.values()].map((one) => ({
    ...times,
    attributes: one.labels,
    value: histogramOf(name, one.values),
  }));
}

/** Prometheus counts all values up to a limit; OpenTelemetry counts those between two limits. */
function histogramOf(name: string, values: readonly Value[]): Histogram {
  const valueOf = (suffix: string) => values.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
  const limits = values
    .filter(({ metricName, labels }) => metricName === `${name}_bucket` && labels['le'] !== '+Inf')
    .map(({ labels, value }) => ({ limit: Number(labels['le']), upTo: value }))
    .toSorted((one, other) => one.limit - other.limit);
  const count = valueOf('count');
  const upTo = [...limits.map((each) => each.upTo), count];
  return {
    buckets: {
      boundaries: limits.map(({ limit }) => limit),
      counts: upTo.map((all, index) => all - (upTo[index - 1] ?? 0)),
    },
    sum: valueOf('sum'),
    count,
  };
}

function textsOf(labels: Partial<Labels>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1_000_000)];
