import { Browser } from '../browser/browser.js';
import { signInAtForm } from '../identity/sign-in.js';

/** A browser's name, because the site does not count visits of programs. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A simulated person who calls the API of a running site. */
export class Person {
  private readonly browser = new Browser();

  constructor(private readonly site: string) {}

  async signIn(email: string): Promise<void> {
    const { answer } = await signInAtForm(this.browser, this.site, email, '/api/auth/user');
    if (!answer.ok) throw new Error(`Signing in as ${email} ended with ${String(answer.status)}.`);
  }

  async signInAsAdministrator(password: string): Promise<void> {
    await this.ask('POST', '/api/admin/login', { password });
  }

  /** Returns the value of a cookie of the site; '' if there is none. */
  cookie(name: string): string {
    return this.browser.cookie(this.site, name) ?? '';
  }

  send(method: string, path: string, body?: object | FormData): Promise<Response> {
    const isForm = body instanceof FormData;
    return this.browser.request(this.site + path, {
      method,
      headers: {
        ...{ origin: this.site, 'user-agent': BROWSER },
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  /** Returns the answer. Throws if the call is refused. */
  async ask<Answer>(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const response = await this.send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${String(response.status)}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  }

  /** Claims the first of these places that can be claimed. Returns the ID of the claim. */
  async claimOneOf(places: readonly { readonly id: number | string }[]): Promise<number> {
    for (const { id } of places) {
      const answer = await this.send('POST', `/api/businesses/${String(id)}/claim`, CLAIM);
      if (answer.status === 201) return ((await answer.json()) as { id: number }).id;
    }
    throw new Error('None of these places can be claimed.');
  }
}

const CLAIM = {
  claimantName: 'Ada Lovelace',
  claimantEmail: 'ada-claims@example.com',
  businessRole: 'owner',
  ownershipProof: 'My name is on the lease of this address.',
  verificationMethod: 'email_verification',
};
