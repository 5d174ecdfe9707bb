import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { dataBlock, type PageData } from '../../../web/app/page-data.js';
import { StructuredData } from '../../../web/lib/page/structured-data.js';

/** What somebody could name a place, so that a browser reads the page otherwise than it was written. */
const HOSTILE = [
  '</script><script>window.hit = 1</script>',
  '</SCRIPT ><img src=x onerror="window.hit = 1">',
  '<!--<script>',
  ']]><script>window.hit = 1</script>',
  '\u2028</script\n><b>',
  '&lt;/script&gt; & "quoted" \\u003c \\ \'',
];

/** What stands in the script element that is the whole text; a `<` before its end would begin another one, or end it early. */
function within(html: string): unknown {
  const [, json] = /^<script [^<>]*>([^<]*)<\/script>$/.exec(html) ?? [];
  return json === undefined ? html : JSON.parse(json);
}

describe('data in the HTML of a page', () => {
  it.each(HOSTILE)('stay data for the browser, and come back as they were: %j', (text) => {
    const data = { page: { name: text }, queries: { [text]: [text] } };
    expect(within(dataBlock(data as unknown as PageData))).toEqual(data);
  });

  it.each(HOSTILE)('stay data for search engines, and are read as they were: %j', (text) => {
    const html = renderToString(<StructuredData data={{ name: text, list: [text] }} />);
    expect(within(html)).toMatchObject({ name: text, list: [text] });
  });
});
