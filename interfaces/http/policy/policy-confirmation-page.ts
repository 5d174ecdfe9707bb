import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ConfirmPolicy, OpenConfirmation } from '../../../application/policy/confirm-policy.js';
import { html, type Html } from '../../../application/shared/html.js';
import type { Secrets } from '../../../application/shared/secrets.js';
import type { SharedLimits } from '../../../application/shared/shared-limits.js';
import { UNKNOWN_LINK } from '../../../domain/policy/confirmation-link.js';
import type { FactInWords } from '../../../domain/policy/fact-history.js';
import { lastConfirmed, textBesideLabel, visitorsDisagree } from '../../../domain/policy/owner-words.js';
import { DomainError, refuse } from '../../../domain/shared/domain-error.js';
import { formatDay } from '../../../domain/shared/time-in-words.js';
import { ConfirmationToken } from '../../contract/policy/confirmation.js';
import type { ProblemCode } from '../../contract/shared/problem.js';
import { alert, form, hidden, page, sentencePage, type Link, type Look } from '../html/page.js';
import { lookOf, sendPage } from '../html/send-page.js';
import { limitKeyOf } from '../server/limits/limited.js';
import { LIMITS } from '../server/limits/limits.js';
import { WireError } from '../server/problem/problem.js';
import { PROBLEM_STATUS } from '../server/problem/problem-status.js';

const PATH = '/policy-confirmation/:token';

const [TITLE, FAILED] = ['Is everything still right?', 'We couldn’t confirm your listing'];

interface PageDependencies {
  readonly confirmPolicy: ConfirmPolicy;
  readonly secrets: Secrets;
  readonly limits: SharedLimits;
  readonly siteName: string;
}

/**
 * The page behind the link in the yearly email to an owner, without sign-in. Opening it changes nothing, because the link
 * checkers of mail servers open every address; its button posts a form. It is for people, so openapi.yaml omits it.
 */
export class PolicyConfirmationPage {
  constructor(private readonly dependencies: PageDependencies) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(async (pages) => {
      await pages.register(formbody, { bodyLimit: 1000 });
      pages.addHook('onRequest', (request, reply) => this.#guard(request, reply));
      pages.setErrorHandler((error, request, reply) => {
        if (!(error instanceof DomainError || error instanceof WireError)) throw error;
        if (error instanceof WireError) reply.headers(error.headers);
        return sendPage(reply, problemPage(this.#look(request), error), PROBLEM_STATUS[error.code]);
      });
      pages.get(PATH, (request, reply) => this.#ask(request, reply));
      pages.post(PATH, (request, reply) => this.#confirm(request, reply));
    });
  }

  async #ask(request: FastifyRequest, reply: FastifyReply, refusal?: DomainError): Promise<FastifyReply> {
    const token = tokenOf(request);
    const open = await this.dependencies.confirmPolicy.show(this.dependencies.secrets.hashOf(token));
    const shown = question(this.#look(request), { ...open, token, problem: refusal?.message });
    return sendPage(reply, shown, refusal === undefined ? 200 : PROBLEM_STATUS[refusal.code]);
  }

  /** If the listing has changed since the owner opened the page, asks again. */
  async #confirm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { confirmPolicy, secrets } = this.dependencies;
    try {
      const place = await confirmPolicy.run(secrets.hashOf(tokenOf(request)), fingerprintOf(request));
      return sendPage(reply, thanks(this.#look(request), place));
    } catch (error) {
      if (error instanceof DomainError && error.code === 'FACT_CHANGED') return this.#ask(request, reply, error);
      throw error;
    }
  }

  /** Counts each use, because it may be a guess, and keeps the address from other sites. */
  async #guard(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Not `no-referrer`, because browsers then hide the origin of the form.
    void reply.header('referrer-policy', 'same-origin');
    const kind = 'policyConfirmations';
    const { wait } = await this.dependencies.limits.take(kind, limitKeyOf(request), LIMITS[kind]);
    if (wait > 0) throw new WireError('TOO_MANY_REQUESTS', { 'Retry-After': wait });
  }

  #look(request: FastifyRequest): Look {
    return lookOf(request, this.dependencies.siteName);
  }
}

function tokenOf({ params }: FastifyRequest): string {
  const { token } = params as { token?: unknown };
  return ConfirmationToken.safeParse(token).data ?? refuse(UNKNOWN_LINK.code, UNKNOWN_LINK.message);
}

/** Returns the fingerprint in the form. An empty one never matches. */
function fingerprintOf({ body }: FastifyRequest): string {
  const { fingerprint } = (body ?? {}) as { fingerprint?: unknown };
  return typeof fingerprint === 'string' ? fingerprint : '';
}

const editPath = (id: number): string => `/my-businesses/${String(id)}/edit`;

interface Question extends OpenConfirmation {
  readonly token: string;
  /** Why the owner is asked again. */
  readonly problem: string | undefined;
}

function question(look: Look, { business, facts, fingerprint, expiresAt, token, problem }: Question): string {
  const change = html`<p>
    <a class="button quiet" href="${editPath(business.id)}" rel="noreferrer">Something changed</a>
  </p>`;
  if (facts.length === 0) {
    const sentence = `${business.name} doesn’t say anything about pets or opening hours yet.`;
    return page(
      look,
      TITLE,
      html`<p>${sentence}</p>
        ${change}`,
    );
  }
  const now = new Date();
  return page(
    look,
    TITLE,
    html`${alert(problem)}
      <p>This is what <strong>${business.name}</strong> tells people with pets.</p>
      <ul class="facts">
        ${facts.map((fact) => factItem(fact, now))}
      </ul>
      ${form(`/policy-confirmation/${token}`, hidden('fingerprint', fingerprint), 'Yes, everything is still right')}
      ${change}
      <p class="hint">
        To change something, sign in with your account. This link works once, until ${formatDay(expiresAt)}.
      </p>`,
  );
}

function factItem(fact: FactInWords, now: Date): Html {
  const disagreement = visitorsDisagree(fact);
  return html`<li>
    <h2>${fact.label}</h2>
    <p>${textBesideLabel(fact)}</p>
    ${disagreement === null ? null : html`<p class="doubt">${disagreement}</p>`}
    <p class="hint">${lastConfirmed(fact, now)}</p>
  </li>`;
}

function thanks(look: Look, { id, name }: OpenConfirmation['business']): string {
  const sentence = `${name} now shows that you confirmed its pet policy today. We’ll ask you again in a year.`;
  return sentencePage(look, 'Thank you', sentence, [
    ['View your listing', `/business/${String(id)}`],
    ['My Businesses', '/my-businesses'],
  ]);
}

const [OWN, HOME, CONTACT]: readonly [Link, Link, Link] = [
  ['My Businesses', '/my-businesses'],
  ['Home', '/'],
  ['Contact us', '/contact'],
];

/** The next steps after a problem, the most likely one first. */
const NEXT: Readonly<Partial<Record<ProblemCode, readonly [Link, ...Link[]]>>> = {
  CONFIRMATION_LINK_INVALID: [HOME, CONTACT],
  CONFIRMATION_LINK_VOID: [OWN, CONTACT],
};

const problemPage = (look: Look, { code, message }: DomainError | WireError): string =>
  sentencePage(
    look,
    code === 'CONFIRMATION_LINK_USED' ? 'Already confirmed' : FAILED,
    message,
    NEXT[code] ?? [OWN, HOME],
  );
