import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../../interfaces/pages/content-security-policy.js';
import { builtRenderer } from '../../../interfaces/pages/renderer.js';
import { PROJECT_ROOT } from '../../../infrastructure/config/project-root.js';
import { readSettings } from '../../../infrastructure/config/settings.js';

const { site, http } = readSettings({});
const page = {
  publicUrl: http.publicUrl,
  site: { ...site, passwordPath: null, isDemoBilling: true },
  theme: 'system' as const,
  signedIn: false,
  now: Date.UTC(2026, 4, 1),
};

it('a page that fails while rendering returns 500 with header, message, and footer, and logs the reason', async () => {
  const renderer = await builtRenderer(join(PROJECT_ROOT, 'dist/web'));
  // A business without any of the fields that its card needs.
  const fetch = () => Promise.resolve(Response.json([{}], { headers: { 'X-Total-Count': '1' } }));
  const { status, html, fault } = await renderer.render({ path: '/browse', page, fetch, cookies: '' });
  expect(status).toBe(500);
  expect(html).toContain('This page failed to load');
  expect(html).toContain('</header>');
  expect(html).toContain('</footer>');
  expect(fault).toBeInstanceOf(Error);
  // The browser gets the error with the page data, so it shows the same message instead of failing again.
  expect(html).toMatch(/"errors":\{"[^"]+":\{"message":"lost"\}\}/);
});

it('a page that renders completely has no fault', async () => {
  const renderer = await builtRenderer(join(PROJECT_ROOT, 'dist/web'));
  const fetch = () => Promise.resolve(Response.json([], { headers: { 'X-Total-Count': '0' } }));
  const { status, html, fault } = await renderer.render({ path: '/help-center', page, fetch, cookies: '' });
  expect([status, fault]).toEqual([200, undefined]);
  expect(html).not.toContain('This page failed to load');
});

it('a page has one inline script, in its head and allowed by hash, that reports missing scripts', async () => {
  const renderer = await builtRenderer(join(PROJECT_ROOT, 'dist/web'));
  const fetch = () => Promise.resolve(Response.json([], { headers: { 'X-Total-Count': '0' } }));
  const { html } = await renderer.render({ path: '/help-center', page, fetch, cookies: '' });
  const [inline = '', ...others] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
  expect(others).toEqual([]);
  expect(inline).toContain('Part of this page failed to load');
  // A page that breaks off after its head still has the script.
  expect(html.indexOf(inline)).toBeLessThan(html.indexOf('</head>'));
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(contentSecurityPolicy(false, renderer)).toContain(`script-src 'self' 'sha256-${hash}';`);
});
