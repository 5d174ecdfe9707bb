import { randomUUID } from 'node:crypto';
import { hashPassword } from '../../../infrastructure/identity/provider/password/passwords.js';
import { embeddedClient } from '../../../infrastructure/identity/provider/client-secret.js';
import { TEST_SECRET, type TestApp } from '../app.js';
import { Browser } from '../browser/browser.js';

/** A PKCE verifier and its challenge (RFC 7636). */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export const PASSWORD = 'a walk with the dogs';

type ListeningApp = TestApp & { readonly url: string };

/** Adds an embedded provider account with a confirmed email address and returns its ID. */
export async function anAccount({ database }: TestApp, email: string, password = PASSWORD): Promise<string> {
  const id = randomUUID();
  const values = [id, email, await hashPassword(password)];
  await database.pool.query('insert into provider_accounts (id, email, password_hash) values ($1, $2, $3)', values);
  return id;
}

interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly path: string };
}

/** Returns the recorded emails to an address, oldest first. */
export async function emailsTo({ database }: TestApp, email: string): Promise<EmailContent[]> {
  const { rows } = await database.pool.query<{ payload: EmailContent }>(
    `select payload from outbox where kind = 'mail' and service and recipient #>> '{}' = $1 order by created_at`,
    [email],
  );
  return rows.map(({ payload }) => payload);
}

/** Returns the link in the newest email to an address. */
export async function newestLink(app: ListeningApp, email: string): Promise<string> {
  const path = (await emailsTo(app, email)).at(-1)?.action?.path;
  if (path === undefined) throw new Error(`Nothing with a link was mailed to ${email}.`);
  return `${app.url}${path}`;
}

export function tokenOf(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

/** Returns the authorization URL of the app's own client. `changes` overrides parameters; null removes one. */
export function authorizeUrl(app: ListeningApp, changes: Readonly<Record<string, string | null>> = {}): string {
  const url = new URL(`${app.url}/oidc/auth`);
  const parameters: Record<string, string | null> = {
    client_id: embeddedClient(TEST_SECRET).clientId,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: `${app.url}/api/callback`,
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  };
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

/** Opens the sign-in form and returns its URL. */
export async function openForm(
  app: ListeningApp,
  browser: Browser,
  changes?: Readonly<Record<string, string | null>>,
  headers = {},
) {
  const { answer, url } = await browser.visit(authorizeUrl(app, changes), { headers });
  return { url, text: await answer.text(), status: answer.status };
}

/** Submits the form once and returns the page or the redirect. */
export async function tryPassword(browser: Browser, form: string, email: string, password: string, headers = {}) {
  const answer = await post(browser, form, { email, password }, headers);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Submits a form without following redirects. */
export function post(browser: Browser, url: string, fields: Record<string, string>, headers = {}): Promise<Response> {
  const { origin } = new URL(url);
  return browser.request(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
  });
}

/** Signs in completely and returns the code for the client. */
export async function codeFor(
  app: ListeningApp,
  browser: Browser,
  email: string,
  password = PASSWORD,
): Promise<string> {
  const form = await openForm(app, browser);
  let answer = await post(browser, form.url, { email, password });
  while (answer.status === 303 && !answer.headers.get('location')?.includes('/api/callback')) {
    answer = await browser.request(new URL(answer.headers.get('location') ?? '', app.url).href);
  }
  return new URL(answer.headers.get('location') ?? '', app.url).searchParams.get('code') ?? '';
}

/** Sends the client's token request. */
export function redeem(app: ListeningApp, code: string, changes: Record<string, string> = {}, secret?: string) {
  const { clientId, clientSecret } = embeddedClient(TEST_SECRET);
  const credentials = Buffer.from(`${clientId}:${secret ?? clientSecret}`).toString('base64');
  return fetch(`${app.url}/oidc/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${credentials}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: `${app.url}/api/callback`,
      code_verifier: VERIFIER,
      code,
      ...changes,
    }),
  });
}
