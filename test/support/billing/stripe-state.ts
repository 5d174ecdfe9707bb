import { randomUUID } from 'node:crypto';

export interface StripeSubscription {
  readonly id: string;
  readonly object: 'subscription';
  status: string;
  readonly customer: string;
  readonly metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  readonly start_date: number;
  readonly items: { readonly data: { current_period_start: number; current_period_end: number }[] };
}

export interface StripeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  subscription: string | null;
  readonly customer: string | null;
  readonly customer_email: string | null;
  readonly metadata: Record<string, string>;
  readonly success_url: string;
  readonly cancel_url: string;
}

export interface StripeState {
  readonly sessions: Map<string, StripeSession>;
  readonly subscriptions: Map<string, StripeSubscription>;
  /** Answers by Idempotency-Key, with the body of their request. */
  readonly answers: Map<string, { readonly body: string; readonly answer: Answer }>;
  readonly portals: { readonly customer: string; readonly return_url: string }[];
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | undefined;
}

interface Answer {
  readonly status: number;
  readonly answer: unknown;
}

const MISSING: Answer = { status: 404, answer: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
const REFUSED: Answer = { status: 400, answer: { error: { type: 'invalid_request_error' } } };

/** Returns Stripe's answer to a call. A repeated key returns the first answer again. */
export function stripeRoutes(state: StripeState, call: Call): Answer {
  const known = call.key === undefined ? undefined : state.answers.get(call.key);
  if (known !== undefined) {
    return known.body === call.body ? known.answer : { status: 400, answer: { error: { type: 'idempotency_error' } } };
  }
  const stateAnswer = answerTo(state, call);
  // Copies the answer, because Stripe keeps its state at that moment.
  const answer = { ...stateAnswer, answer: structuredClone(stateAnswer.answer) };
  if (call.key !== undefined && call.path.startsWith('/v1/checkout'))
    state.answers.set(call.key, { body: call.body, answer });
  return answer;
}

function answerTo(state: StripeState, { method, path, body }: Call): Answer {
  const form = new URLSearchParams(body);
  const [, , resource = '', part = '', id = ''] = path.split('/');
  if (resource === 'checkout') return method === 'POST' ? newSession(state, form) : found(state.sessions.get(id));
  if (resource === 'billing_portal') return newPortal(state, form);
  if (resource === 'subscriptions') return ofSubscription(state.subscriptions.get(part), method, form);
  return MISSING;
}

function found(answer: object | undefined): Answer {
  return answer === undefined ? MISSING : { status: 200, answer };
}

function newSession(state: StripeState, form: URLSearchParams): Answer {
  if (form.get('customer') === 'cus_deleted') return REFUSED;
  const id = `cs_test_${randomUUID()}`;
  const metadata = Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^subscription_data\[metadata\]\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
  const session: StripeSession = {
    ...{
      id,
      object: 'checkout.session',
      status: 'open',
      url: `https://checkout.stripe.test/${id}`,
      subscription: null,
    },
    ...{ customer: form.get('customer'), customer_email: form.get('customer_email'), metadata },
    ...{ success_url: form.get('success_url') ?? '', cancel_url: form.get('cancel_url') ?? '' },
  };
  state.sessions.set(id, session);
  return found(session);
}

function newPortal(state: StripeState, form: URLSearchParams): Answer {
  const customer = form.get('customer') ?? '';
  if (customer === '') return REFUSED;
  state.portals.push({ customer, return_url: form.get('return_url') ?? '' });
  return found({ id: 'bps_1', object: 'billing_portal.session', url: `https://billing.stripe.test/${customer}` });
}

function ofSubscription(subscription: StripeSubscription | undefined, method: string, form: URLSearchParams): Answer {
  if (subscription === undefined) return MISSING;
  if (method === 'GET') return found(subscription);
  if (subscription.status === 'canceled') return method === 'DELETE' ? MISSING : REFUSED;
  if (method === 'DELETE') subscription.status = 'canceled';
  else subscription.cancel_at_period_end = form.get('cancel_at_period_end') === 'true';
  return found(subscription);
}
