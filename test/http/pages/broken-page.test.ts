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

it('a page that breaks while it is rendered answers 500 and says so between header and footer, and tells the log why', async () => {
  const renderer = await builtRenderer(join(PROJECT_ROOT, 'dist/web'));
  // A business without anything that its card shows.
  const fetch = () => Promise.resolve(Response.json([{}], { headers: { 'X-Total-Count': '1' } }));
  const { status, html, fault } = await renderer.render({ path: '/browse', page, fetch, cookies: '' });
  expect(status).toBe(500);
  expect(html).toContain('This page could not be shown');
  expect(html).toContain('</header>');
  expect(html).toContain('</footer>');
  expect(fault).toBeInstanceOf(Error);
  // The browser shows the same from what it is told, instead of a page that breaks again.
  expect(html).toMatch(/"errors":\{"[^"]+":\{"message":"lost"\}\}/);
});

it('a page that is whole answers without a fault', async () => {
  const renderer = await builtRenderer(join(PROJECT_ROOT, 'dist/web'));
  const fetch = () => Promise.resolve(Response.json([], { headers: { 'X-Total-Count': '0' } }));
  const { status, html, fault } = await renderer.render({ path: '/help-center', page, fetch, cookies: '' });
  expect([status, fault]).toEqual([200, undefined]);
  expect(html).not.toContain('This page could not be shown');
});

it('a page holds one script of its own, which says where the others did not come, in its head and allowed by its hash', async () => {
  const renderer = await builtRenderer(join(PROJECT_ROOT, 'dist/web'));
  const fetch = () => Promise.resolve(Response.json([], { headers: { 'X-Total-Count': '0' } }));
  const { html } = await renderer.render({ path: '/help-center', page, fetch, cookies: '' });
  const [inline = '', ...others] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');
  expect(others).toEqual([]);
  expect(inline).toContain('This page could not be loaded completely');
  // A page that breaks off behind its head still has it.
  expect(html.indexOf(inline)).toBeLessThan(html.indexOf('</head>'));
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(contentSecurityPolicy(false, renderer)).toContain(`script-src 'self' 'sha256-${hash}';`);
});
