import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { html } from '../../../interfaces/http/html/html.js';
import { STYLE } from '../../../interfaces/http/html/style.js';

/** The values of a colour or shadow, by day and by night. */
const valuesOf = (css: string, name: string) =>
  [...new Set([...css.matchAll(new RegExp(`${name}: ([^;]+);`, 'g'))].map(([, value]) => value))].toSorted();

describe('the look of the provider’s pages', () => {
  it('has the colours of the site, by day and by night', async () => {
    const tokens = await readFile('web/styles/tokens.css', 'utf8');
    const names = new Set([...STYLE.matchAll(/(--(?:color|shadow)-[\w-]+):/g)].map(([, name]) => String(name)));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect([name, valuesOf(STYLE, name)]).toEqual([name, valuesOf(tokens, name)]);
  });

  it('uses only colours that it defines', () => {
    const used = new Set([...STYLE.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => String(name)));
    for (const name of used) expect([name, STYLE.includes(`${name}: `)]).toEqual([name, true]);
  });
});

describe('markup', () => {
  it('holds texts as texts, in content and in attributes, and markup as markup', () => {
    const evil = `"><script>alert('&')</script>`;
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>',
    );
    expect(html`${[html`<b>${'<'}</b>`, null]}${null}`.text).toBe('<b>&lt;</b>');
  });
});
