import { describe, expect, it } from '@jest/globals';
import { isPdf } from '../../../domain/upload/file-type.js';

const DOCUMENT = [
  '%PDF-1.7',
  '1 0 obj',
  '<< /Type /Catalog >>',
  'endobj',
  'trailer',
  '<< /Root 1 0 R >>',
  'startxref',
  '52',
  '%%EOF',
  '',
].join('\n');

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a PDF document', () => {
  it('a PDF document needs a version, objects, a root, and the position of its table at the end', () => {
    expect(isPdf(bytesOf(DOCUMENT))).toBe(true);
    expect(isPdf(bytesOf(DOCUMENT.replaceAll('\n', '\r\n')))).toBe(true);
    for (const part of ['%PDF-1.7', '1 0 obj', '/Root 1 0 R', 'startxref', '%%EOF'])
      expect([part, isPdf(bytesOf(DOCUMENT.replace(part, '')))]).toEqual([part, false]);
  });

  it("a PDF document can't have bytes before it or more than 1 KB after its end", () => {
    expect(isPdf(bytesOf(`x${DOCUMENT}`))).toBe(false);
    expect(isPdf(bytesOf(DOCUMENT + ' '.repeat(2000)))).toBe(false);
  });

  // With backtracking, these would take minutes and block the server, so the test would time out.
  it.each([
    ['digits', '1'],
    ['blanks', ' '],
    ['numbers', '1 '],
    ['roots', '/Root '],
  ])('a PDF document is checked in one pass, even with 700 KB of %s', (_, part) => {
    expect(isPdf(bytesOf(`%PDF-1.4\n${part.repeat(700_000 / part.length)}`))).toBe(false);
  });
});
