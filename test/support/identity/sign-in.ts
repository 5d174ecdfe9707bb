import type { Browser } from '../browser/browser.js';

export const DEMO_PASSWORD = 'demo-password-please-change';

interface Arrived {
  readonly answer: Response;
  readonly url: string;
}

/**
 * Signs in with the embedded provider's form, as a person would, and follows all redirects up to, but not including,
 * the first whose path starts with `stopAt`.
 */
export async function signInAtForm(
  browser: Browser,
  site: string,
  email: string,
  returnTo = '/',
  { password = DEMO_PASSWORD, stopAt }: { password?: string; stopAt?: string } = {},
): Promise<Arrived> {
  const form = await browser.visit(`${site}/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  const html = await form.answer.text();
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? form.url;
  const { origin } = new URL(site);
  let answer = await browser.request(new URL(action, form.url).href, {
    method: 'POST',
    body: new URLSearchParams({ ...hiddenFields(html), email, password }),
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  let url = form.url;
  while (answer.status >= 300 && answer.status < 400) {
    url = new URL(answer.headers.get('location') ?? '', url).href;
    if (stopAt !== undefined && new URL(url).pathname.startsWith(stopAt)) break;
    answer = await browser.request(url);
  }
  return { answer, url };
}

function hiddenFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);
  return Object.fromEntries(fields) as Record<string, string>;
}
