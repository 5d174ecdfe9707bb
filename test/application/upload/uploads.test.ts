import { beforeEach, describe, expect, it } from '@jest/globals';
import { RemoveOrphans } from '../../../application/upload/remove-orphans.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile, type SentFile } from '../../../application/upload/upload-file.js';
import { MAX_UPLOAD_BYTES_A_DAY } from '../../../domain/upload/upload-kind.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { A_PDF } from '../../support/uploads.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const ada = { userId: ADA };
const photos = { userId: ADA, kind: 'review_photo', path: 'images' } as const;
const anybody = () => Promise.resolve();
const HOUR_MS = 3_600_000;

/** The first bytes of every PNG file (PNG specification). */
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0);
const PDF = new Uint8Array(A_PDF);

const sent = (given: Partial<SentFile> = {}): SentFile => ({
  ...{ name: 'dog.png', type: 'image/png', size: PNG.byteLength, bytes: PNG, path: 'file' },
  ...given,
});

let memory: Memory;
let files: FakeFileStore;
let maker: FakePictureMaker;
let upload: UploadFile;
let pictures: TakePictures;
let clock: FakeClock;
let removeOrphans: RemoveOrphans;

beforeEach(() => {
  memory = seededMemory();
  files = new FakeFileStore();
  maker = new FakePictureMaker();
  clock = new FakeClock(new Date());
  const { transaction, uploadRecords } = fakeWorld(memory);
  upload = new UploadFile(transaction, uploadRecords, files, maker, new FakeSecrets());
  pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  removeOrphans = new RemoveOrphans(transaction, uploadRecords, files, clock);
});

const inUse = () => memory.state.uploads.filter(({ freeSince }) => freeSince === null).map(({ id }) => id);

describe('uploading a file', () => {
  it('stores a photo in every width and returns the largest', async () => {
    const uploaded = await upload.run(ada, 'review_photo', sent());
    expect(uploaded).toMatchObject({ contentType: 'image/webp', width: 1200, height: 600 });
    expect(uploaded.url).toMatch(/^\/uploads\/[\w-]+\.webp$/);
    expect([...files.files.keys()].every((key) => key.startsWith('public/'))).toBe(true);
    expect(files.files.size).toBe(3);
    expect(inUse()).toEqual([]);
  });

  it('stores at most 24 MB a day for a member', async () => {
    const rest = MAX_UPLOAD_BYTES_A_DAY - PDF.byteLength;
    const full = { contentType: 'image/webp', kind: 'menu', width: 9, height: 9, freeSince: null } as const;
    memory.state.uploads.push({ ...full, id: 'full', userId: ADA, bytes: rest + 1 });
    const document = sent({ name: 'menu.pdf', type: 'application/pdf', size: PDF.byteLength, bytes: PDF });
    await expect(upload.run(ada, 'menu', document)).rejects.toThrow(
      'You can upload at most 24 MB a day. Please try again tomorrow.',
    );
    expect(files.files.size).toBe(0);
    await expect(upload.run({ userId: OLIVE }, 'menu', document)).resolves.toBeDefined();
    memory.state.uploads = memory.state.uploads.map((each) => (each.id === 'full' ? { ...each, bytes: rest } : each));
    await expect(upload.run(ada, 'menu', document)).resolves.toBeDefined();
  });

  it('stores nothing if the account was erased during the upload', async () => {
    const put = files.put.bind(files);
    files.put = async (key, bytes) => {
      memory.state = { ...memory.state, uploads: [] };
      await put(key, bytes);
    };
    await expect(upload.run(ada, 'review_photo', sent())).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect([...files.files.keys()]).toEqual([]);
  });

  it('stores private files separately', async () => {
    const document = sent({ name: 'deed.pdf', type: 'application/pdf', size: PDF.byteLength, bytes: PDF });
    const uploaded = await upload.run(ada, 'claim_document', document);
    expect(uploaded.url).toMatch(/^\/uploads\/private\/[\w-]+\.pdf$/);
    expect([...files.files.keys()]).toEqual([expect.stringMatching(/^private\//)]);
  });

  it('accepts only documents with a valid structure, not just a valid beginning or end', async () => {
    const menu = (text: string) => {
      const bytes = new TextEncoder().encode(text);
      const file = { name: 'menu.pdf', type: 'application/pdf', size: bytes.byteLength, bytes };
      return upload.run(ada, 'menu', sent(file));
    };
    const whole = A_PDF.toString('latin1');
    expect((await menu(whole)).contentType).toBe('application/pdf');
    for (const text of [
      '%PDF-<script>alert(1)</script> 34',
      whole.replace('%PDF-1.7', '%PDF-x'),
      whole.replace('/Root 1 0 R', ''),
      whole.replaceAll(' obj', ''),
      whole.replace('startxref', ''),
      `${whole}${' '.repeat(2000)}`,
    ]) {
      await expect(menu(text)).rejects.toMatchObject({ code: 'FILE_REFUSED', errors: [{ path: 'file' }] });
    }
    expect(files.files.size).toBe(1);
  });

  it('stores nothing of a rejected file', async () => {
    const wrong: [Partial<SentFile>, string][] = [
      [{ name: 'dog.svg', type: 'image/svg+xml' }, 'FILE_TYPE_REFUSED'],
      [{ size: 10_000_000 }, 'FILE_TOO_LARGE'],
      [{ bytes: PDF }, 'FILE_TYPE_REFUSED'],
    ];
    for (const [given, code] of wrong) {
      await expect(upload.run(ada, 'review_photo', sent(given))).rejects.toMatchObject({ code });
    }
    maker.fault = 'unreadable';
    await expect(upload.run(ada, 'review_photo', sent())).rejects.toMatchObject({ code: 'FILE_REFUSED' });
    expect([memory.state.uploads, files.files.size]).toEqual([[], 0]);
  });
});

describe('the photos of a record', () => {
  const keep = (before: string[], after: string[], userId = ADA) =>
    memory.transact(() => pictures.keep(userId, 'review_photo', { before, after, path: 'images' }));

  it('are used while the record has them, and each is encoded as AVIF once', async () => {
    const [{ url: first }, { url: second }] = [
      await upload.run(ada, 'review_photo', sent()),
      await upload.run(ada, 'review_photo', sent()),
    ];
    await keep([], [first]);
    expect([inUse().length, memory.state.jobs.length]).toEqual([1, 1]);
    await keep([first], [second]);
    expect(inUse()).toEqual([/[\w-]{36}/.exec(second)?.[0]]);
    expect(memory.state.jobs).toEqual([expect.anything(), { name: 'encode-avif', data: { id: inUse()[0] } }]);
  });

  it("must be the member's own, of the right kind, and not used by another record", async () => {
    const { url } = await upload.run(ada, 'review_photo', sent());
    const { url: profile } = await upload.run(ada, 'profile_photo', sent());
    const message = 'This is not a photo that you uploaded here.';
    const refused = { code: 'INVALID_INPUT', errors: [{ path: 'images', message }] };
    for (const [address, member] of [
      [url, OLIVE],
      [profile, ADA],
      ['https://elsewhere.example/dog.webp', ADA],
    ] as const) {
      await expect(keep([], [address], member)).rejects.toMatchObject(refused);
    }
    await keep([], [url]);
    await expect(keep([], [url])).rejects.toMatchObject(refused);
    await expect(keep([url], [url, '/nowhere'])).rejects.toMatchObject({ errors: [{ path: 'images.1' }] });
    await keep([url], [url, url]);
    const menu = memory.transact(() => pictures.keep(ADA, 'menu', { before: [], after: [url], path: 'menuUrl' }));
    await expect(menu).rejects.toMatchObject({
      errors: [{ path: 'menuUrl', message: 'This is not a file that you uploaded here.' }],
    });
  });

  it('are reported as taken down to their uploader only', async () => {
    const { url } = await upload.run(ada, 'review_photo', sent());
    memory.state.takenDown.push(memory.state.uploads[0]?.id ?? '');
    memory.state.uploads = memory.state.uploads.map((each) => ({ ...each, freeSince: null }));
    const errorOf = (message: string) => ({ errors: [{ path: 'images', message }] });
    await expect(keep([], [url])).rejects.toMatchObject(errorOf('This photo was taken down. See your notices.'));
    await expect(keep([], [url], OLIVE)).rejects.toMatchObject(errorOf('This is not a photo that you uploaded here.'));
  });

  it('are encoded as AVIF only if they are public photos', async () => {
    const file = { name: 'menu.pdf', type: 'application/pdf', size: PDF.byteLength, bytes: PDF };
    const { url: menu } = await upload.run(ada, 'menu', sent(file));
    await memory.transact(() => pictures.keep(ADA, 'menu', { before: [], after: [menu], path: 'menuUrl' }));
    const { url: proof } = await upload.run(ada, 'claim_document', sent());
    await memory.transact(() => pictures.keep(ADA, 'claim_document', { before: [], after: [proof], path: 'files' }));
    expect([inUse().length, memory.state.jobs]).toEqual([2, []]);
  });

  it('are stored from at most three data URLs, images only', async () => {
    const text = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
    const [address, other] = await pictures.receive(photos, [text, '/kept'], anybody);
    expect([address, other]).toEqual([expect.stringMatching(/^\/uploads\//), '/kept']);
    const many = pictures.receive(photos, [text, text, text, text], anybody);
    await expect(many).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [{ path: 'images', message: 'At most 3 photos can be sent as data URLs.' }] },
    });
    for (const wrong of ['data:image/png;base64,AAAA', 'data:image/png', 'data:,x']) {
      let asked = false;
      const one = pictures.receive(photos, [wrong], async () => (asked = true));
      await expect(one).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED', errors: [{ path: 'images' }] });
      expect(asked).toBe(false);
    }
    const pdf = pictures.receive(photos, [text, 'data:application/pdf;base64,JVBERi0='], anybody);
    await expect(pdf).rejects.toMatchObject({ code: 'FILE_TYPE_REFUSED' });
    const make = maker.make.bind(maker);
    let made = 0;
    maker.make = async () => ((made += 1) === 2 ? 'unreadable' : make());
    const damaged = pictures.receive(photos, [text, text], anybody);
    await expect(damaged).rejects.toMatchObject({ code: 'FILE_REFUSED', errors: [{ path: 'images.1' }] });
    expect(await pictures.receive({ ...photos, userId: OLIVE }, [text, text, text], anybody)).toHaveLength(3);
    memory.state.uploads = memory.state.uploads.filter(({ userId }) => userId === ADA);
    // A call with one rejected or unreadable photo stores none of them.
    expect(memory.state.uploads).toHaveLength(1);
  });

  it('are stored from data URLs only after the permission check, which is skipped without data URLs', async () => {
    const text = `data:image/png;base64,${Buffer.from(PNG).toString('base64')}`;
    const refusing = () => Promise.reject(new DomainError('FORBIDDEN', 'Not you.'));
    await expect(pictures.receive(photos, [text], refusing)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect([memory.state.uploads, files.files.size]).toEqual([[], 0]);
    expect(await pictures.receive(photos, ['/kept'], refusing)).toEqual(['/kept']);
  });
});

describe('removing unused uploads', () => {
  it('deletes uploads unused for two days and keeps used ones', async () => {
    const { url } = await upload.run(ada, 'review_photo', sent());
    await upload.run(ada, 'review_photo', sent());
    await memory.transact(() => pictures.keep(ADA, 'review_photo', { before: [], after: [url], path: 'images' }));
    clock.time = new Date(Date.now() + 47.9 * HOUR_MS);
    expect(await removeOrphans.run()).toBe(0);
    clock.time = new Date(Date.now() + 48.1 * HOUR_MS);
    expect(await removeOrphans.run()).toBe(1);
    expect([memory.state.uploads.length, files.files.size]).toEqual([1, 3]);
  });

  it('deletes all files of an erased member immediately', async () => {
    for (let n = 0; n < 101; n += 1) await upload.run(ada, 'review_photo', sent());
    memory.state.uploads = memory.state.uploads.map((each) => ({ ...each, userId: null, freeSince: null }));
    expect(await removeOrphans.run()).toBe(101);
    expect([memory.state.uploads, files.files.size]).toEqual([[], 0]);
  });
});
