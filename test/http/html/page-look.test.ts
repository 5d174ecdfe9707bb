import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { html } from '../../../application/shared/html.js';
import { page, sentencePage } from '../../../interfaces/http/html/page.js';
import { registerPageFiles } from '../../../interfaces/http/html/page-files.js';
import { STYLE, styleSheet } from '../../../interfaces/http/html/style.js';
import { DAY, NIGHT } from '../../../interfaces/http/html/tokens.gen.js';

/** Returns the values that a style sheet assigns to a custom property, in order. */
const valuesOf = (name: string, style = STYLE) =>
  [...style.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].map(([, value]) => String(value));

describe('pages without React', () => {
  it("have the site's colors by day, by night, and with a chosen dark theme", () => {
    const night = NIGHT['--color-paper'];
    expect(valuesOf('--color-paper')).toEqual([DAY['--color-paper'], night, night]);
    expect(valuesOf('--radius-lg')).toEqual([DAY['--radius-lg']]);
  });

  it.each([
    ['single-card pages', STYLE],
    ['API documentation', styleSheet(readFileSync('interfaces/http/openapi/page/style.css', 'utf8'))],
  ])('use only defined tokens and no colors of their own: %s', (_of, style) => {
    const used = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => String(name)));
    expect(used.size).toBeGreaterThan(10);
    for (const name of used) expect([name, valuesOf(name, style).length]).not.toEqual([name, 0]);
    const rules = style.slice(style.indexOf('*, *::before'));
    expect(rules).not.toMatch(/oklch|#[0-9a-f]{3}|rgb|hsl/i);
  });

  it('link to a style sheet and a font that exist', async () => {
    const server = fastify();
    await registerPageFiles(server);
    const shown = page({ siteName: 'Welcome Paws', theme: 'dark' }, 'A page', html`<p>Text</p>`);
    const style = await server.inject(/rel="stylesheet" href="([^"]+)"/.exec(shown)?.[1] ?? '');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    const font = await server.inject(/url\('([^']+)'\)/.exec(style.body)?.[1] ?? '');
    expect([font.statusCode, font.headers['content-type']]).toEqual([200, 'font/woff2']);
    await server.close();
  });

  it("follow the device's theme unless the reader chose one", () => {
    expect(page({ siteName: 'Welcome Paws', theme: 'system' }, 'A page', html``)).not.toContain('data-theme');
    expect(page({ siteName: 'Welcome Paws', theme: 'light' }, 'A page', html``)).toContain(' data-theme="light"');
  });

  it('say where to go next, with the most likely link as a button', () => {
    const shown = sentencePage({ siteName: 'Welcome Paws', theme: 'system' }, 'Sorry', 'It is <not> there.', [
      ['Try again', '/again'],
      ['Home', '/'],
    ]);
    expect(shown).toContain('<p>It is &lt;not&gt; there.</p>');
    expect(shown).toContain('<a class="button" href="/again">Try again</a>');
    expect(shown).toContain('<a href="/">Home</a>');
  });
});
