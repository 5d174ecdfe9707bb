import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import { SummedMetrics } from '../../../interfaces/cli/processes/summed-metrics.js';
import { registerReplicaMetrics } from '../../../interfaces/http/site/replica-metrics.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { seedDirectory } from '../../support/search/seeded.js';
import { readExpression } from '../../support/telemetry/promql.js';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly action: string; readonly runbook: string };
}

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly description?: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const FOLDER = 'infrastructure/production';
const rules = (
  parse(readFileSync(`${FOLDER}/alert-rules.yaml`, 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(`${FOLDER}/grafana-dashboard.json`, 'utf8')) as { panels: Panel[] };
const panels = dashboard.panels.filter(({ type }) => type !== 'row');
const EXPRESSIONS = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** Labels that Prometheus adds to each metric, and the label that the dashboard derives from a route. */
const ADDED = ['job', 'instance'];
const MADE = ['group'];

let app: TestApp;
/** The labels of each metric in `/metrics`. */
const exposed = new Map<string, Set<string>>([['up', new Set()]]);

beforeAll(async () => {
  const urls = await emptyDirectory('http_dashboard');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { BACKUP_TO: '/none' });
  const { pool } = app.database;
  for (const name of ['back-up', 'resume-imports'])
    await pool.query(
      `with queue as (select pgboss.create_queue($1, '{"policy": "standard"}'::jsonb))
      insert into pgboss.schedule (name, cron) select $1, '7 9 * * *' from queue`,
      [name],
    );
  await pool.query(`insert into pgboss.job (name, state, completed_on)
    values ('back-up', 'completed', now()), ('resume-imports', 'completed', now())`);
  await app.fastify.inject({ url: '/api/businesses/1' });
  // Metrics of replicas and of several workers, as their servers expose them.
  const replicas = new Registry();
  registerReplicaMetrics(replicas, { figures: [{ name: 'db2', isInUse: true, lagSeconds: 0 }] });
  const { body } = await app.fastify.inject({ url: '/metrics' });
  for (const text of [body, await replicas.metrics(), await new SummedMetrics().text(2)]) expose(text);
});

afterAll(() => app?.close());

function expose(text: string): void {
  for (const [, name = '', written = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const labels = exposed.get(name) ?? new Set();
    for (const [, label = ''] of written.matchAll(/([a-z_]+)="/g)) labels.add(label);
    exposed.set(name, labels);
  }
}

describe('an expression of the dashboard or the alert rules', () => {
  it.each(EXPRESSIONS)('%s reads only metrics and labels that /metrics has: %s', (_, expression) => {
    const { series, grouped } = readExpression(expression);
    expect(series.length).toBeGreaterThan(0);
    const allowed = new Set([...ADDED, ...MADE, ...series.flatMap(({ metric }) => [...(exposed.get(metric) ?? [])])]);
    for (const { metric, labels } of series) {
      expect([metric, exposed.has(metric)]).toEqual([metric, true]);
      const own = new Set([...ADDED, ...(exposed.get(metric) ?? [])]);
      expect([metric, labels.filter((label) => !own.has(label))]).toEqual([metric, []]);
    }
    expect(grouped.filter((label) => !allowed.has(label))).toEqual([]);
  });

  it('is rejected if it is invalid', () => {
    expect(() => readExpression('sum by (le) (rate(a_bucket[5m])')).toThrow('Not an expression');
    expect(readExpression('max by (a) (b{c="d"} / e)')).toEqual({
      series: [
        { metric: 'b', labels: ['c'] },
        { metric: 'e', labels: [] },
      ],
      grouped: ['a'],
    });
  });
});

describe('an alert', () => {
  const headings = new Set(
    [...readFileSync('infrastructure/OPERATING.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, title = '']) =>
        `OPERATING.md#${title
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-')}`,
    ),
  );

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says what to do, and links to a section of OPERATING.md',
    (_, rule) => {
      expect(['page', 'ticket']).toContain(rule.labels.severity);
      expect(rule.for).toMatch(/^\d+[mhd]$/);
      expect(rule.annotations.summary).toMatch(/\.$/);
      expect(rule.annotations.action).toMatch(/\.$/);
      expect([rule.annotations.runbook, headings.has(rule.annotations.runbook)]).toEqual([
        rule.annotations.runbook,
        true,
      ]);
    },
  );

  it('has a unique name', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('uses only labels that its expression has', () => {
    for (const { alert, expr, annotations } of rules) {
      const { series, grouped } = readExpression(expr);
      const own = [...ADDED, ...grouped, ...series.flatMap(({ metric }) => [...(exposed.get(metric) ?? [])])];
      const named = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
      expect([alert, named.filter((label) => !own.includes(label))]).toEqual([alert, []]);
    }
  });
});

describe('a panel of the dashboard', () => {
  it('has a unique title, a description, and an expression', () => {
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    for (const { title, description, targets } of panels)
      expect([title, Boolean(description), (targets?.length ?? 0) > 0]).toEqual([title, true, true]);
  });
});
