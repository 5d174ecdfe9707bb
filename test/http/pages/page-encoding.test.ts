import { describe, expect, it } from '@jest/globals';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { acceptedEncoding } from '../../../interfaces/pages/accepted-encoding.js';
import { CompressedPage } from '../../../interfaces/pages/compressed-page.js';

const HTML = `<!doctype html><title>A page</title>${'<p>Good for pets.</p>'.repeat(50)}`;

function encodingFor(header: string | undefined): string {
  const request = new IncomingMessage(new Socket());
  if (header !== undefined) request.headers['accept-encoding'] = header;
  return acceptedEncoding(request);
}

describe('the encoding of a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'zstd'],
    ['*, zstd;q=0', 'br'],
    ['*, zstd;q=0, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.0', 'identity'],
    ['zstd', 'zstd'],
    ['deflate', 'identity'],
    ['identity;q=0, *;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('a page for "Accept-Encoding: %s" has the encoding %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

describe('CompressedPage', () => {
  it('a compressed page has the same content in every encoding', () => {
    const page = new CompressedPage({ status: 200, html: HTML });
    expect(zstdDecompressSync(page.body('zstd')).toString()).toBe(HTML);
    expect(brotliDecompressSync(page.body('br')).toString()).toBe(HTML);
    expect(gunzipSync(page.body('gzip')).toString()).toBe(HTML);
    expect(page.body('identity').toString()).toBe(HTML);
  });

  it('a page is compressed only once for all requests', () => {
    const page = new CompressedPage({ status: 200, html: HTML });
    expect(page.body('br')).toBe(page.body('br'));
  });
});
