import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import type { PartKind, RequestTrace, TraceFacts, Tracing } from '../../application/shared/tracing.js';
import { errorCode } from '../health/timed-probe.js';

/** Maximum recorded spans of a trace. A job may run millions of statements. */
const MAX_PARTS = 500;

/** A trace that is being recorded. */
interface Running {
  readonly id: string;
  partsLeft: number;
  isOpen: boolean;
}

/** The current position in a trace. `running` is null inside a trace that is not recorded. */
interface Place {
  readonly context: Context;
  readonly running: Running | null;
}

type Part = Parameters<Tracing['part']>[0];

const KINDS: Readonly<Record<PartKind, SpanKind>> = {
  query: SpanKind.CLIENT,
  transaction: SpanKind.INTERNAL,
  call: SpanKind.CLIENT,
};

const FACTS: Readonly<Partial<Record<PartKind, TraceFacts>>> = {
  query: { 'db.system.name': 'postgresql' },
  transaction: { 'db.system.name': 'postgresql' },
};

/** Records requests, jobs, and their queries and calls as spans. */
export class SpanTracing implements Tracing {
  readonly #places = new AsyncLocalStorage<Place>();

  constructor(private readonly tracer: Tracer) {}

  get traceId(): string | null {
    return this.#places.getStore()?.running?.id ?? null;
  }

  request(method: string, route: string): RequestTrace {
    const outer = this.#places.getStore();
    const facts = { 'http.request.method': method, 'http.route': route };
    const { span, place, end } = this.#begin(`${method} ${route}`, SpanKind.SERVER, facts, outer);
    return {
      id: place.running?.id ?? null,
      enter: (work) => this.#places.run(place, work),
      end(status) {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        end();
      },
    };
  }

  async job<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { span, place, end } = this.#begin(`job ${name}`, SpanKind.CONSUMER, { 'welcome_paws.job': name }, undefined);
    return this.#places.run(place, () => finished(span, end, work));
  }

  async part<T>({ kind, name, facts }: Part, work: () => Promise<T>): Promise<T> {
    const outer = this.#places.getStore();
    const running = outer?.running;
    if (running == null || !running.isOpen || running.partsLeft === 0) return work();
    const options = { kind: KINDS[kind], attributes: { ...FACTS[kind], ...facts } };
    running.partsLeft -= 1;
    const span = this.tracer.startSpan(`${kind} ${name}`, options, outer!.context);
    const place = { running, context: trace.setSpan(outer!.context, span) };
    return this.#places.run(place, () => finished(span, () => span.end(), work));
  }

  #begin(name: string, kind: SpanKind, attributes: TraceFacts, outer: Place | undefined) {
    const context = outer?.context ?? ROOT_CONTEXT;
    const span = this.tracer.startSpan(name, { kind, attributes }, context);
    const own = span.isRecording() ? { id: span.spanContext().traceId, partsLeft: MAX_PARTS, isOpen: true } : null;
    const running = outer?.running ?? own;
    const end = () => {
      // Work that continues after the end, such as filling a cache, belongs to no request.
      if (running !== null && outer === undefined) {
        if (running.partsLeft === 0) span.setAttribute('welcome_paws.has_more_parts', true);
        running.isOpen = false;
      }
      span.end();
    };
    return { span, place: { running, context: trace.setSpan(context, span) }, end };
  }
}

/** Records the code of a failure. Its message could contain personal data. */
async function finished<T>(span: Span, end: () => void, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', errorCode(error));
    throw error;
  } finally {
    end();
  }
}
