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
  ])('a file declared as %j has the type %s', (declared, type) => {
    expect(fileTypeOf(declared)).toBe(type);
  });

  it.each([
    ['GIF87a, an older version', 'image/gif'],
    ['GIF89a, animated', 'image/gif'],
    ['no GIF87a', null],
    ['RIFF....WAVEfmt ', null],
    ['RIFX....WEBPVP8 ', null],
    ['....RIFFWEBP', null],
    ['RIFF....WEBPVP8 ', 'image/webp'],
    ['<svg>', null],
    ['', null],
  ])('a file beginning with %j has the type %s', (head, type) => {
    expect(sniffedType(bytes(head))).toBe(type);
  });

  it.each([
    ['rex.jpeg', true],
    ['REX.JPG', true],
    ['rex.jpg.png', false],
    ['jpg', false],
    ['', false],
  ])('a file is a JPEG by the name %j: %s', (name, expected) => {
    expect(hasExtensionOf(name, 'image/jpeg')).toBe(expected);
  });

  it('a form accepts images, documents, or both', () => {
    const pictures = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
    expect(typesOf('image')).toEqual(pictures);
    expect(typesOf('document')).toEqual(['application/pdf']);
    expect(typesOf('both')).toEqual([...pictures, 'application/pdf']);
  });
});

describe('the URL of a file', () => {
  it('the URL of a file identifies an upload or a demo picture', () => {
    expect(demoPictureAddress('cafe-patio')).toBe('/uploads/demo/cafe-patio.webp');
    expect(uploadIdIn('/uploads/demo/cafe-patio.webp')).toBeNull();
  });
});
