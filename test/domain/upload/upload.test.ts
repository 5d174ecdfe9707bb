import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { decodedBytes, MAX_DECODED_BYTES } from '../../../domain/upload/decoded-size.js';
import { isDataUrl, parseDataUrl } from '../../../domain/upload/data-url.js';
import { fileRefusal, typeOrNameRefusal } from '../../../domain/upload/file-rules.js';
import { FILE_TYPES, fileTypeOf, sniffedType, type FileType } from '../../../domain/upload/file-type.js';
import { uploadAddress, uploadIdIn } from '../../../domain/upload/upload-address.js';
import { pictureWarnings, UPLOAD_KIND, UPLOAD_KINDS } from '../../../domain/upload/upload-kind.js';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const HEAD: Readonly<Record<FileType, Uint8Array>> = {
  'image/jpeg': bytes('\xFF\xD8\xFF\xE0\x00\x10JFIF\x00'),
  'image/png': bytes('\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR'),
  'image/gif': bytes('GIF89a\x01\x00\x01\x00'),
  'image/webp': bytes('RIFF\x24\x00\x00\x00WEBPVP8 '),
  'application/pdf': bytes('%PDF-1.7\n'),
};

const NAME: Readonly<Record<FileType, string>> = {
  'image/jpeg': 'rex.jpg',
  'image/png': 'rex.png',
  'image/gif': 'rex.gif',
  'image/webp': 'rex.webp',
  'application/pdf': 'rex.pdf',
};

const BOTH = { accepts: 'both', maxKB: 700 } as const;
const IMAGE = { accepts: 'image', maxKB: 700 } as const;
const MISMATCH = 'File type mismatch. Please ensure the file extension matches the file content.';

const aFile = (differs: Partial<Parameters<typeof fileRefusal>[1]> = {}) => ({
  name: 'rex.jpg',
  type: 'image/jpeg',
  size: 1000,
  head: HEAD['image/jpeg'],
  ...differs,
});

describe('an uploaded file', () => {
  it('an uploaded file is accepted only if its name, declared type, and content agree', () => {
    for (const named of FILE_TYPES) {
      for (const content of FILE_TYPES) {
        const refusal = fileRefusal(BOTH, { name: NAME[named], type: named, size: 1000, head: HEAD[content] });
        expect([named, content, refusal]).toEqual([
          named,
          content,
          named === content ? null : { code: 'FILE_REFUSED', message: MISMATCH },
        ]);
        // A client that declares no type is checked by content and name.
        const undeclared = { name: NAME[named], type: 'application/octet-stream', size: 1000, head: HEAD[content] };
        expect(fileRefusal(BOTH, undeclared)?.message).toBe(named === content ? undefined : MISMATCH);
      }
    }
  });

  it.each([
    ['image', 'Please select an image file (JPEG, PNG, GIF, WebP)'],
    ['document', 'Please select a PDF document'],
    ['both', 'Please select an image (JPEG, PNG, GIF, WebP) or PDF document'],
  ] as const)('a file of a type other than %s is refused with the allowed types', (accepts, message) => {
    const refused = { code: 'FILE_TYPE_REFUSED', message };
    const svg = bytes('<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const file of [
      { name: 'rex.svg', type: 'image/svg+xml', head: svg },
      { name: 'rex.png', type: 'image/png', head: svg },
      { name: 'rex.jpg', type: 'application/octet-stream', head: bytes('') },
      { name: 'rex.heic', type: 'image/heic', head: bytes('\x00\x00\x00\x18ftypheic') },
      { name: 'rex.html', type: 'text/html', head: bytes('<!doctype html>') },
    ])
      expect([file.name, fileRefusal({ accepts, maxKB: 700 }, { size: 1000, ...file })]).toEqual([file.name, refused]);
  });

  it('a PDF is accepted for a menu and a claim, but not as a photo', () => {
    const pdf = aFile({ name: NAME['application/pdf'], type: 'application/pdf', head: HEAD['application/pdf'] });
    const taking = UPLOAD_KINDS.filter((kind) => fileRefusal(UPLOAD_KIND[kind], pdf) === null);
    expect(taking).toEqual(['menu', 'claim_document']);
    expect(UPLOAD_KINDS.filter((kind) => !UPLOAD_KIND[kind].isPublic)).toEqual(['claim_document']);
  });

  it.each([
    [716_800, null],
    [716_801, 'File size must be less than 700KB. Your file is 701KB.'],
    [1_000_000, 'File size must be less than 700KB. Your file is 977KB.'],
    [5_242_880, 'File size must be less than 700KB. Your file is 5120KB.'],
  ])('an uploaded file of %i bytes gets the answer %j', (size, message) => {
    const refusal = fileRefusal(IMAGE, aFile({ size }));
    expect(refusal?.message ?? null).toBe(message);
    if (message !== null) expect(refusal?.code).toBe('FILE_TOO_LARGE');
  });

  it('an uploaded file may have a name of 255 characters, but not 256', () => {
    const long = (length: number) => aFile({ name: `${'x'.repeat(length - 4)}.jpg` });
    expect(fileRefusal(IMAGE, long(255))).toBeNull();
    expect(fileRefusal(IMAGE, long(256))).toEqual({
      code: 'FILE_REFUSED',
      message: 'File name is too long. Please rename the file to less than 255 characters.',
    });
  });

  it.each(['.exe', '.bat', '.cmd', '.scr', '.js', '.vbs', '.ps1'])(
    'an uploaded file is refused with %s in its name',
    (part) => {
      for (const name of [`rex${part}.jpg`, `REX${part.toUpperCase()}.jpg`, `my${part}mith.jpg`]) {
        expect([name, fileRefusal(IMAGE, aFile({ name }))]).toEqual([
          name,
          { code: 'FILE_REFUSED', message: 'File name contains suspicious content. Please rename the file.' },
        ]);
      }
    },
  );

  it('a file is checked by name and declared type before its content can be read', () => {
    const { head: _, ...unread } = aFile();
    expect(fileRefusal(IMAGE, unread)).toBeNull();
    expect(fileRefusal(IMAGE, { ...unread, name: 'rex.png' })?.message).toBe(MISMATCH);
    expect(fileRefusal(IMAGE, { ...unread, type: '' })?.code).toBe('FILE_TYPE_REFUSED');
  });

  it.each([
    ['a picture that is too large, because it will be resized', { size: 9_000_000 }, null],
    ['a document', { name: 'rex.pdf', type: 'application/pdf', head: HEAD['application/pdf'] }, 'FILE_TYPE_REFUSED'],
    ['a suspicious name', { name: 'my.jsmith.jpg' }, 'FILE_REFUSED'],
    ['a picture without a name', { name: null }, null],
    ['a picture without a type', { type: ' Application/Octet-Stream ' }, null],
    ['a picture with an empty type', { type: '' }, null],
    ['a picture with a different type', { type: 'image/png', name: null }, 'FILE_REFUSED'],
  ] as const)('a file that will be resized is checked by type and name: %s', (_, differs, code) => {
    expect(typeOrNameRefusal('image', aFile(differs))?.code ?? null).toBe(code);
  });

  it.each([
    ['unchanged', {}, 300],
    ['with transparency', { channels: 4 }, 400],
    ['with 16 bits, fully buffered', { bytesPerSample: 2, isFullyBuffered: true }, 1200],
    ['progressive', { isFullyBuffered: true }, 600],
  ])('a picture is measured by its decoded size: 10 by 10 pixels %s', (_, differs, bytes) => {
    const plain = { width: 10, height: 10, channels: 3, bytesPerSample: 1, isFullyBuffered: false };
    expect(decodedBytes({ ...plain, ...differs })).toBe(bytes);
    expect(MAX_DECODED_BYTES).toBe(96_000_000);
  });

  it('recognizes a data URL only at the start of a text', () => {
    const texts = ['data:image/png;base64,AAAA', 'DATA:text/plain,a', '/uploads/data:image/png;base64,AAAA', ''];
    expect(texts.map(isDataUrl)).toEqual([true, true, false, false]);
    expect(parseDataUrl('/uploads/data:image/png;base64,AAAA')).toBeNull();
  });

  it('the type of a file is recognized by its first bytes, whatever they are', () => {
    for (const type of FILE_TYPES) expect(sniffedType(HEAD[type])).toBe(type);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (head) => {
        const known: readonly (string | null)[] = [...FILE_TYPES, null];
        return known.includes(sniffedType(head));
      }),
    );
    expect(fileTypeOf('IMAGE/JPEG; charset=binary')).toBe('image/jpeg');
    expect(fileTypeOf('image/svg+xml')).toBeNull();
  });
});

describe('the URL of an upload', () => {
  const id = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';

  it('the URL of an upload contains its ID', () => {
    for (const isPublic of [true, false]) {
      for (const isPicture of [true, false]) expect(uploadIdIn(uploadAddress({ id, isPublic, isPicture }))).toBe(id);
    }
  });

  it.each([
    `https://other.example/uploads/${id}.webp`,
    `//other.example/uploads/${id}.webp`,
    `/uploads/${id}.svg`,
    `/uploads/../uploads/${id}.webp`,
    `/uploads/${id}.webp?w=400`,
    `/uploads/${id.slice(1)}.webp`,
    '/uploads/demo/patio.webp',
    '',
  ])('the URL of an upload is not %j', (text) => {
    expect(uploadIdIn(text)).toBeNull();
  });
});

describe('a data URL photo', () => {
  it('a data URL photo has the size that its text encodes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (content) => {
        const base64 = Buffer.from(content).toString('base64');
        expect(parseDataUrl(`data:image/png;base64,${base64}`)).toEqual({
          type: 'image/png',
          base64,
          size: content.length,
        });
      }),
    );
  });

  it.each([
    'data:text/html;base64,AAAA',
    'data:image/png,AAAA',
    'data:image/png;base64,',
    'data:image/png;base64,AAA',
    'data:image/png;base64,A*AA',
    'https://other.example/a.png',
  ])('a data URL photo is not %j', (text) => {
    expect(parseDataUrl(text)).toBeNull();
  });
});

describe('a business photo', () => {
  it.each([
    [1200, 800, 0],
    [800, 1200, 0],
    [1199, 800, 1],
    [4000, 799, 1],
  ])('a business photo of %ix%i pixels is stored with %i warnings', (width, height, count) => {
    expect(pictureWarnings('business_photo', width, height)).toHaveLength(count);
    expect(pictureWarnings('profile_photo', width, height)).toEqual([]);
  });
});
