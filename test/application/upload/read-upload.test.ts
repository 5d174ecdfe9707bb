import { beforeEach, describe, expect, it } from '@jest/globals';
import { EncodeAvif } from '../../../application/upload/encode-avif.js';
import { DemoPictures, HiddenFiles, type HiddenFile } from '../../../application/upload/ports.js';
import { ReadUpload, type Reader } from '../../../application/upload/read-upload.js';
import { allKeys, publicDocumentKey, publicPictureKey } from '../../../application/upload/stored-files.js';
import { PICTURE_WIDTHS } from '../../../domain/upload/upload-address.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { Memory } from '../../support/fakes/memory.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const ID = '0198c2f0-1111-7000-8000-000000000001';
const BYTES = Uint8Array.of(7);

/** Hides some URLs. */
class Hidden extends HiddenFiles {
  constructor(private readonly hidden: Readonly<Record<string, HiddenFile>>) {
    super();
  }

  override async of(address: string): Promise<HiddenFile | null> {
    return this.hidden[address] ?? null;
  }
}

/** A repository with one demo picture. */
class OneDemoPicture extends DemoPictures {
  override async read(...what: readonly unknown[]): Promise<Uint8Array | null> {
    return what.join() === 'dog,800,webp' ? BYTES : null;
  }
}

let files: FakeFileStore;
let asked: number;

beforeEach(() => {
  [files, asked] = [new FakeFileStore(), 0];
});

const reader = (memberId: string | null, isAdministrator = false): Reader => ({
  memberId: async () => {
    asked += 1;
    return memberId;
  },
  isAdministrator: async () => {
    asked += 1;
    return isAdministrator;
  },
});

const reading = (hidden: Readonly<Record<string, HiddenFile>> = {}) =>
  new ReadUpload(files, new Hidden(hidden), new OneDemoPicture());

const PHOTO = { id: ID, isPicture: true };
const MENU = { id: ID, isPicture: false };

describe('reading a photo', () => {
  it('reading a photo returns the best available format in the requested width', async () => {
    const read = () => reading().run(PHOTO, 800, ['avif', 'webp'], reader(null));
    files.files.set(publicPictureKey(ID, 400, 'avif'), BYTES);
    expect(await read()).toBeNull();
    files.files.set(publicPictureKey(ID, 800, 'webp'), BYTES);
    const shown = { bytes: BYTES, downloadName: null, isPrivate: false };
    expect(await read()).toEqual({ ...shown, contentType: 'image/webp' });
    files.files.set(publicPictureKey(ID, 800, 'avif'), BYTES);
    expect(await read()).toEqual({ ...shown, contentType: 'image/avif' });
    expect(asked).toBe(0);
  });

  it.each<[string, HiddenFile, Reader, boolean | null]>([
    ['its uploader', { shownTo: [OLIVE, ADA], toAdministrators: false }, reader(ADA), true],
    ['another member', { shownTo: [ADA], toAdministrators: true }, reader(OLIVE), null],
    ['a visitor', { shownTo: [ADA], toAdministrators: true }, reader(null), null],
    ['a visitor, for a public photo', { shownTo: [], toAdministrators: false }, reader(null), null],
    ['an administrator reviewing it', { shownTo: [ADA], toAdministrators: true }, reader(null, true), true],
    ['an administrator as a visitor', { shownTo: [ADA], toAdministrators: false }, reader(null, true), null],
    ['an administrator who requests it', { shownTo: [], toAdministrators: false }, 'administrator', true],
  ])('returns a hidden or unused photo only to viewers with access: %s', async (_, hidden, who, isPrivate) => {
    files.files.set(publicPictureKey(ID, 800, 'webp'), BYTES);
    files.files.set(publicDocumentKey(ID), BYTES);
    const read = reading({
      [`/uploads/${ID}.webp`]: hidden,
      [`/uploads/${ID}.pdf`]: hidden,
      '/uploads/demo/dog.webp': hidden,
    });
    const found = [
      await read.run(PHOTO, 800, ['webp'], who),
      await read.run(MENU, 800, [], who),
      await read.demo('dog', 800, 'webp', who),
    ];
    expect(found.map((file) => file?.isPrivate ?? null)).toEqual([isPrivate, isPrivate, isPrivate]);
  });

  it('returns a demo picture', async () => {
    expect(await reading().demo('dog', 800, 'webp', reader(null))).toEqual({
      ...{ bytes: BYTES, contentType: 'image/webp', downloadName: null, isPrivate: false },
    });
    expect(await reading().demo('cat', 800, 'webp', reader(null))).toBeNull();
  });
});

describe('reading a document', () => {
  it('returns a document for download under a server-side name', async () => {
    expect(await reading().run(MENU, 800, ['webp'], reader(null))).toBeNull();
    files.files.set(publicDocumentKey(ID), BYTES);
    expect(await reading().run(MENU, 800, ['webp'], reader(null))).toEqual({
      ...{ bytes: BYTES, contentType: 'application/pdf', downloadName: `${ID}.pdf`, isPrivate: false },
    });
  });
});

describe('the files of an upload', () => {
  it('the files of an upload are all sizes of a photo in both formats, or the document only', () => {
    const sizes = PICTURE_WIDTHS.flatMap((width) => [`public/${ID}-${width}.webp`, `public/${ID}-${width}.avif`]);
    expect(allKeys({ id: ID, kind: 'review_photo', contentType: 'image/webp' })).toEqual(sizes);
    expect(allKeys({ id: ID, kind: 'menu', contentType: 'application/pdf' })).toEqual([`public/${ID}.pdf`]);
    expect(allKeys({ id: ID, kind: 'claim_document', contentType: 'application/pdf' })).toEqual([`private/${ID}.pdf`]);
  });
});

describe('encoding a used photo as AVIF', () => {
  const memory = new Memory();
  const encode = () => {
    const { transaction, uploadRecords } = fakeWorld(memory);
    return new EncodeAvif(transaction, uploadRecords, files, new FakePictureMaker()).run(ID);
  };
  const formats = () => [...files.files.keys()].map((key) => key.split('.').at(-1));

  it('AVIF encoding covers every width, and leaves nothing behind if the photo was deleted in the meantime', async () => {
    const types: unknown[] = [];
    const put = files.put.bind(files);
    files.put = async (key: string, bytes: Uint8Array, type = '') => {
      types.push(type);
      await put(key, bytes);
    };
    for (const width of PICTURE_WIDTHS) files.files.set(publicPictureKey(ID, width, 'webp'), BYTES);
    memory.state.uploads = [{ id: ID } as never];
    await encode();
    expect(formats().toSorted()).toEqual(['avif', 'avif', 'avif', 'webp', 'webp', 'webp']);
    expect(types).toEqual(['image/avif', 'image/avif', 'image/avif']);
    memory.state.uploads = [];
    await encode();
    expect(formats()).toEqual(['webp', 'webp', 'webp']);
  });

  it('AVIF encoding does nothing if a size is missing', async () => {
    memory.state.uploads = [{ id: ID } as never];
    await encode();
    expect(files.files.size).toBe(0);
  });
});
