import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number; readonly boolValue?: boolean };
}

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code?: number; readonly message?: string };
}

interface Point {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly asInt?: number;
  readonly count?: number;
  readonly bucketCounts?: readonly number[];
  readonly explicitBounds?: readonly number[];
}

export interface ReceivedMetric {
  readonly name: string;
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly sum?: { readonly dataPoints: readonly Point[]; readonly isMonotonic: boolean };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
}

interface Body {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeMetrics: readonly { readonly metrics: readonly ReceivedMetric[] }[];
  }[];
}

export interface Collector {
  readonly url: string;
  /** Path, headers, and body of each request. */
  readonly requests: readonly {
    readonly path: string;
    readonly headers: NodeJS.Dict<string | string[]>;
    readonly body: string;
  }[];
  readonly spans: readonly ReceivedSpan[];
  readonly metrics: readonly ReceivedMetric[];
  /** For each batch, the worker that sent it, and the names of its spans or of its metrics with values. */
  readonly senders: readonly { readonly worker: unknown; readonly names: readonly string[] }[];
  close(): Promise<void>;
}

/** Starts a collector of OpenTelemetry on a free port. A silent one takes requests and never answers. */
export async function startCollector({ isSilent = false } = {}): Promise<Collector> {
  const requests: { path: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const unanswered: ServerResponse[] = [];
  const server = createServer((request, response) => {
    void text(request).then(
      (body) => {
        requests.push({ path: String(request.url), headers: request.headers, body });
        if (isSilent) unanswered.push(response);
        else response.setHeader('content-type', 'application/json').end('{}');
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bodies = () => requests.map(({ body }) => JSON.parse(body) as Body);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get spans() {
      const resources = bodies().flatMap(({ resourceSpans = [] }) => resourceSpans);
      return resources.flatMap(({ scopeSpans }) => scopeSpans).flatMap(({ spans }) => spans);
    },
    get metrics() {
      const resources = bodies().flatMap(({ resourceMetrics = [] }) => resourceMetrics);
      return resources.flatMap(({ scopeMetrics }) => scopeMetrics).flatMap(({ metrics }) => metrics);
    },
    get senders() {
      return bodies().flatMap(({ resourceSpans = [], resourceMetrics = [] }) => [
        ...resourceSpans.map(({ resource, scopeSpans }) => ({
          worker: attribute(resource, 'welcome_paws.worker'),
          names: scopeSpans.flatMap(({ spans }) => spans).map(({ name }) => name),
        })),
        ...resourceMetrics.map(({ resource, scopeMetrics }) => ({
          worker: attribute(resource, 'welcome_paws.worker'),
          names: scopeMetrics
            .flatMap(({ metrics }) => metrics)
            .filter(({ gauge, sum, histogram }) => (gauge ?? sum ?? histogram)?.dataPoints?.length)
            .map(({ name }) => name),
        })),
      ]);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the value of an attribute; undefined if there is none. */
export function attribute(of: { readonly attributes: readonly Attribute[] }, key: string): unknown {
  const value = of.attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue ?? value?.boolValue;
}
