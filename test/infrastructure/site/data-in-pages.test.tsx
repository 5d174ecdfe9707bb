import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { dataBlock, type PageData } from '../../../web/app/loading/page-data.js';
import { StructuredData } from '../../../web/lib/page/structured-data.js';

/** Hostile names of a business that could make a browser misread the page. */
const HOSTILE = [
  '</script><script>window.hit = 1</script>',
  '</SCRIPT ><img src=x onerror="window.hit = 1">',
  '<!--<script>',
  ']]><script>window.hit = 1</script>',
  '\u2028</script\n><b>',
  '&lt;/script&gt; & "quoted" \\u003c \\ \'',
];

/**
 * Returns the content of a text that is one script element. A `<` inside could start another element or end it early.
 */
function within(html: string): unknown {
  const [, json] = /^<script [^<>]*>([^<]*)<\/script>$/.exec(html) ?? [];
  return json === undefined ? html : JSON.parse(json);
}

describe('data in the HTML of a page', () => {
  it.each(HOSTILE)('page data for the browser stays data and is read back unchanged: %j', (text) => {
    const data = { page: { name: text }, queries: { [text]: [text] } };
    expect(within(dataBlock(data as unknown as PageData))).toEqual(data);
  });

  it.each(HOSTILE)('page data for search engines stays data and is read back unchanged: %j', (text) => {
    const html = renderToString(<StructuredData data={{ name: text, list: [text] }} />);
    expect(within(html)).toMatchObject({ name: text, list: [text] });
  });
});
