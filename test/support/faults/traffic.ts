import { setTimeout as pause } from 'node:timers/promises';
import { Browser } from '../browser/browser.js';
import { DEMO_PASSWORD } from '../identity/sign-in.js';
import { aJpeg } from '../uploads.js';

/** The outcome of one request. */
export interface Outcome {
  readonly kind: string;
  /** The status, 'cut' if the response broke off, or 'none' if there was none. */
  readonly result: number | 'cut' | 'none';
  readonly startedAt: number;
  /** Time until the last byte. */
  readonly ms: number;
}

/** Maximum time for a request, including its last byte. */
const PATIENCE_MS = 20_000;
/** Pause between two actions of one person. */
const THINKING_MS = 20;

/** A browser that reads each answer to the end and records its outcome. */
class RecordingBrowser extends Browser {
  constructor(
    private readonly outcomes: Outcome[],
    public kind: string,
  ) {
    super();
  }

  override async request(address: string, init: RequestInit = {}): Promise<Response> {
    const startedAt = performance.now();
    const record = (result: Outcome['result']) =>
      void this.outcomes.push({ kind: this.kind, result, startedAt, ms: performance.now() - startedAt });
    let answer: Response | null = null;
    try {
      answer = await super.request(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const bytes = await answer.arrayBuffer();
      record(answer.status);
      const { status, headers } = answer;
      return new Response([204, 205, 304].includes(status) ? null : bytes, { status, headers });
    } catch (error) {
      record(answer === null ? 'none' : 'cut');
      throw error;
    }
  }
}

/** A person on the site who does one thing after the other. */
class Visitor {
  #browser: RecordingBrowser;

  constructor(
    private readonly site: string,
    private readonly email: string,
    private readonly outcomes: Outcome[],
    private readonly jpeg: Uint8Array,
  ) {
    this.#browser = new RecordingBrowser(outcomes, 'sign-in');
  }

  /** Actions by name, done in turn. */
  readonly actions: Readonly<Record<string, () => Promise<void>>> = {
    'sign-in': () => this.#signIn(),
    read: () => this.#read(),
    review: () => this.#review(),
    vote: () => this.#vote(),
    upload: () => this.#upload(),
    export: () => this.#ask('GET', '/api/user/export').then(() => undefined),
  };

  async do(kind: string): Promise<void> {
    this.#browser.kind = kind;
    await this.actions[kind]?.();
  }

  async #signIn(): Promise<void> {
    const browser = new RecordingBrowser(this.outcomes, 'sign-in');
    const { answer, url } = await browser.visit(`${this.site}/api/login?returnTo=/api/auth/user`);
    const action = /<form[^>]*action="([^"]+)"/.exec(await answer.text())?.[1];
    // Without a form, the page says to try again in a moment.
    if (action === undefined) return;
    await browser.submit(new URL(action, url).href, { email: this.email, password: DEMO_PASSWORD });
    if (browser.cookie(this.site, 'session') !== undefined) this.#browser = browser;
  }

  async #read(): Promise<void> {
    const places = await this.#places();
    for (const path of ['/', '/browse?query=patio', `/business/${places[0]?.id ?? 1}`, '/api/auth/user'])
      await this.#ask('GET', path);
  }

  async #review(): Promise<void> {
    const words = { rating: 4, title: 'While things fail', content: 'We came here while much went wrong.' };
    for (const { id } of (await this.#places()).slice(0, 3)) {
      const answer = await this.#ask('POST', `/api/businesses/${id}/reviews`, words);
      if (answer.status !== 201) continue;
      const review = (await answer.json()) as { id: number };
      await this.#ask('DELETE', `/api/reviews/${String(review.id)}`);
    }
  }

  async #vote(): Promise<void> {
    const answer = await this.#ask('GET', '/api/reviews?limit=20');
    const reviews = answer.ok ? ((await answer.json()) as { id: number }[]) : [];
    for (const { id } of reviews.slice(0, 3)) {
      await this.#ask('PUT', `/api/reviews/${String(id)}/helpful`);
      await this.#ask('DELETE', `/api/reviews/${String(id)}/helpful`);
    }
  }

  async #upload(): Promise<void> {
    const form = new FormData();
    form.set('kind', 'review_photo');
    form.set('file', new File([new Uint8Array(this.jpeg)], 'rex.jpg', { type: 'image/jpeg' }));
    await this.#browser.request(`${this.site}/api/uploads`, {
      ...{ method: 'POST', body: form, headers: { origin: this.site } },
    });
  }

  async #places(): Promise<readonly { id: string }[]> {
    const page = Math.floor(Math.random() * 500) / 1000;
    const answer = await this.#ask('GET', `/api/businesses?latitude=${30 + page}&longitude=-97.7&limit=12`);
    return answer.ok ? ((await answer.json()) as { id: string }[]) : [];
  }

  #ask(method: string, path: string, body?: object): Promise<Response> {
    return this.#browser.request(this.site + path, {
      ...{ method, headers: { origin: this.site, ...(body && { 'content-type': 'application/json' }) } },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}

/** Simulates members using every feature until `isOver` returns true. Returns the outcome of each request. */
export async function traffic(site: string, emails: readonly string[], isOver: () => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const jpeg = await aJpeg(320, 240);
  const visitors = emails.map(async (email, i) => {
    const visitor = new Visitor(site, email, outcomes, jpeg);
    const kinds = Object.keys(visitor.actions);
    await visitor.do('sign-in').catch(() => undefined);
    for (let n = i; !isOver(); n += 1) {
      // The outcome is already recorded.
      await visitor.do(kinds[n % kinds.length] ?? 'read').catch(() => undefined);
      await pause(THINKING_MS);
    }
  });
  await Promise.all(visitors);
  return outcomes;
}
