import { describe, expect, it } from '@jest/globals';
import { fileTypeOf, hasExtensionOf, sniffedType, typesOf } from '../../../domain/upload/file-type.js';
import { demoPictureAddress, uploadIdIn } from '../../../domain/upload/upload-address.js';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['image/jpg', 'image/jpeg'],
    ['image/pjpeg', 'image/jpeg'],
    [' IMAGE/PNG ; charset=binary', 'image/png'],
    ['image/svg+xml', null],
    ['', null],
  ])('that is declared as %j is %s', (declared, type) => {
    expect(fileTypeOf(declared)).toBe(type);
  });

  it.each([
    ['GIF87a of old', 'image/gif'],
    ['GIF89a with motion', 'image/gif'],
    ['no GIF87a', null],
    ['RIFF....WAVEfmt ', null],
    ['RIFX....WEBPVP8 ', null],
    ['....RIFFWEBP', null],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['<svg>', null],
    ['', null],
  ])('that begins with %j is %s', (head, type) => {
    expect(sniffedType(bytes(head))).toBe(type);
  });

  it.each([
    ['rex.jpeg', true],
    ['REX.JPG', true],
    ['rex.jpg.png', false],
    ['jpg', false],
    ['', false],
  ])('is that of a JPEG by the name %j: %s', (name, expected) => {
    expect(hasExtensionOf(name, 'image/jpeg')).toBe(expected);
  });

  it('is a picture, a document or either, as the form wants', () => {
    const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
    expect(typesOf('image')).toEqual(pictures);
    expect(typesOf('document')).toEqual(['application/pdf']);
    expect(typesOf('both')).toEqual([...pictures, 'application/pdf']);
  });
});

describe('the address of a file', () => {
  it('names an upload, or a picture of the demo data', () => {
    expect(demoPictureAddress('cafe-patio')).toBe('/uploads/demo/cafe-patio.webp');
    expect(uploadIdIn('/uploads/demo/cafe-patio.webp')).toBeNull();
  });
});
