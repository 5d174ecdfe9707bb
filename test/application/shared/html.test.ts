import { describe, expect, it } from '@jest/globals';
import { html } from '../../../application/shared/html.js';

describe('html templates', () => {
  it('escape text in content and attributes, and keep markup', () => {
    const evil = `"><script>alert('&')</script>`;
    expect(html`<p title="${evil}">${evil}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</p>',
    );
    expect(String(html`<b>${'<'}</b>`)).toBe('<b>&lt;</b>');
    expect(html`${[html`<b>${'<'}</b>`, null]}${null}`.text).toBe('<b>&lt;</b>');
  });
});
