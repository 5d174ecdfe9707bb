import { parser } from '@prometheus-io/lezer-promql';

/** Series that an expression of Prometheus reads. */
export interface ReadSeries {
  readonly metric: string;
  /** Labels that it compares. */
  readonly labels: readonly string[];
}

export interface ReadExpression {
  readonly series: readonly ReadSeries[];
  /** Labels that it groups by. */
  readonly grouped: readonly string[];
}

/** Parses an expression. Throws if it is not valid. Grafana's variables count as a text or five minutes. */
export function readExpression(written: string): ReadExpression {
  const text = written.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'job');
  const series: { metric: string; labels: string[] }[] = [];
  const grouped: string[] = [];
  parser.parse(text).iterate({
    enter({ type, name, from, to, node }) {
      if (type.isError) throw new Error(`Not an expression at ${from}: ${text}`);
      const words = text.slice(from, to);
      if (name === 'VectorSelector') series.push({ metric: words.split(/[{\s]/)[0] ?? '', labels: [] });
      if (name !== 'LabelName') return;
      if (node.parent?.name === 'GroupingLabels') grouped.push(words);
      else series.at(-1)?.labels.push(words);
    },
  });
  return { series, grouped };
}
