import { describe, expect, it } from '@jest/globals';
import { isPdf } from '../../../domain/upload/pdf.js';

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
  it('has a version, parts, a root and the place of its table at the end', () => {
    expect(isPdf(bytesOf(DOCUMENT))).toBe(true);
    expect(isPdf(bytesOf(DOCUMENT.replaceAll('\n', '\r\n')))).toBe(true);
    for (const part of ['%PDF-1.7', '1 0 obj', '/Root 1 0 R', 'startxref', '%%EOF'])
      expect([part, isPdf(bytesOf(DOCUMENT.replace(part, '')))]).toEqual([part, false]);
  });

  it('is nothing that has bytes before it or more than a kilobyte behind its end', () => {
    expect(isPdf(bytesOf(`x${DOCUMENT}`))).toBe(false);
    expect(isPdf(bytesOf(DOCUMENT + ' '.repeat(2000)))).toBe(false);
  });

  // Tried from each digit anew, these took minutes, in which nobody else was answered: then this test never ends in time.
  it.each([
    ['digits', '1'],
    ['blanks', ' '],
    ['numbers', '1 '],
    ['roots', '/Root '],
  ])('is told from 700 KB of %s in one pass', (_, part) => {
    expect(isPdf(bytesOf(`%PDF-1.4\n${part.repeat(700_000 / part.length)}`))).toBe(false);
  });
});
