import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { EncodeAvif } from '../../../application/upload/encode-avif.js';
import type { PictureMaker } from '../../../application/upload/ports.js';
import { RemoveOrphans } from '../../../application/upload/remove-orphans.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import type { DomainError } from '../../../domain/shared/domain-error.js';
import type { UploadKind } from '../../../domain/upload/upload-kind.js';
import { RandomSecrets } from '../../../infrastructure/identity/random-secrets.js';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { SharpPictures } from '../../../infrastructure/files/sharp-pictures.js';
import { StoredMemberPhotos } from '../../../infrastructure/upload/stored-member-photos.js';
import { PostgresJobs } from '../../../infrastructure/jobs/jobs.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { createOrm } from '../../../infrastructure/schema/orm.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { PostgresUploadRecords } from '../../../infrastructure/upload/upload-records.repository.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { A_PDF, aJpeg } from '../../support/uploads.js';

let orm: MikroORM;
let database: Database;
let work: UnitOfWork;
let folder: string;
let files: DiskFiles;
let uploadFile: UploadFile;
let pictures: TakePictures;
let now: Date;
let bytes: Uint8Array;

beforeAll(async () => {
  const urls = await emptyDirectory('files_in_use');
  await seedDirectory(urls.ownerUrl);
  database = new Database({ url: urls.appUrl, connections: 8 });
  orm = await createOrm(database.pool);
  work = new UnitOfWork(orm);
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-files-'));
  files = new DiskFiles(folder);
  const uploads = new PostgresUploadRecords(work);
  uploadFile = new UploadFile(work, uploads, files, new SharpPictures(), new RandomSecrets(new SystemClock()));
  pictures = new TakePictures(uploadFile, uploads, new PostgresJobs(work));
  bytes = await aJpeg(60, 40);
});

const encoder = (maker: PictureMaker = new SharpPictures()) =>
  new EncodeAvif(work, new PostgresUploadRecords(work), files, maker);

beforeEach(() => {
  now = new Date();
});

afterAll(async () => {
  await orm?.close();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

const PHOTOS = { userId: ADA, kind: 'review_photo', path: 'images' } as const;
const anybody = () => Promise.resolve();
const IMAGE = { name: 'rex.jpg', type: 'image/jpeg', path: 'file' };

async function uploaded(userId = ADA, kind: UploadKind = 'review_photo'): Promise<string> {
  return (await uploadFile.run({ userId }, kind, { ...IMAGE, size: bytes.length, bytes })).url;
}

const keep = (before: readonly string[], after: readonly string[], userId = ADA, kind: UploadKind = 'review_photo') =>
  work.run(() => pictures.keep(userId, kind, { before, after, path: 'images' }));

const refusalOf = (done: Promise<unknown>) =>
  done.then(
    () => null,
    (error: DomainError) => ({ code: error.code, errors: error.errors }),
  );

const refused = (path: string) => ({
  code: 'INVALID_INPUT',
  errors: [{ path, message: 'This is not a photo that you uploaded here.' }],
});

const isFree = async (url: string) => {
  const { rows } = await database.pool.query<{ free: boolean }>(
    'select free_since is not null as free from uploads where id = $1',
    [idOf(url)],
  );
  return rows[0]?.free;
};

const idOf = (url: string) => /[0-9a-f-]{36}/.exec(url)?.[0] ?? '';
const filesOf = (url: string) => readdirSync(join(folder, 'public')).filter((name) => name.includes(idOf(url)));
const avifJobs = async (url: string) =>
  (await database.pool.query(`select from pgboss.job where name = 'encode-avif' and data ->> 'id' = $1`, [idOf(url)]))
    .rowCount;

/** Runs the cleanup job with the clock `hours` ahead. */
const removeOrphans = (hours: number) =>
  new RemoveOrphans(work, new PostgresUploadRecords(work), files, {
    now: () => new Date(now.getTime() + hours * 3_600_000),
  }).run();

describe('an uploaded photo', () => {
  it('an uploaded photo is marked as used while a record names it, and is then encoded as AVIF', async () => {
    const [first, second] = [await uploaded(), await uploaded()];
    expect([await isFree(first), await avifJobs(first)]).toEqual([true, 0]);
    await keep([], [first]);
    expect([await isFree(first), await avifJobs(first)]).toEqual([false, 1]);
    await keep([first], [first, second]);
    expect([await isFree(first), await isFree(second), await avifJobs(first)]).toEqual([false, false, 1]);
    await keep([first, second], [second]);
    expect([await isFree(first), await isFree(second)]).toEqual([true, false]);
  });

  it('an uploaded photo stays unused if the change is rolled back', async () => {
    const picture = await uploaded();
    const failed = work.run(async () => {
      await pictures.keep(ADA, 'review_photo', { before: [], after: [picture], path: 'images' });
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect([await isFree(picture), await avifJobs(picture)]).toEqual([true, 0]);
  });

  it("an uploaded photo can't be used by another member, for another kind, twice, or from another host", async () => {
    const picture = await uploaded();
    expect(await refusalOf(keep([], [picture], OLIVE))).toEqual(refused('images'));
    expect(await refusalOf(keep([], [picture], ADA, 'profile_photo'))).toEqual(refused('images'));
    const own = await uploaded();
    expect(await refusalOf(keep([], [own, `https://other.example${picture}`]))).toEqual(refused('images.1'));
    expect(await isFree(own)).toBe(true);
    expect(await refusalOf(keep([], [own.replace('.webp', '.pdf')]))).toEqual(refused('images'));
    await keep([], [own]);
    expect(await refusalOf(keep([], [own]))).toEqual(refused('images'));
    // Two reviews at the same time: only one gets the photo.
    const results = await Promise.all([refusalOf(keep([], [picture])), refusalOf(keep([], [picture]))]);
    expect(results.filter((result) => result === null)).toHaveLength(1);
  });

  it('a photo may stay in a record that already had it, even if it was never uploaded', async () => {
    const demo = '/uploads/demo/patio.webp';
    await keep([demo], [demo]);
    expect(await refusalOf(keep([], [demo]))).toEqual(refused('images'));
  });

  it('an uploaded photo is marked as used once even if it is named twice', async () => {
    const picture = await uploaded();
    await keep([], [picture, picture]);
    expect(await isFree(picture)).toBe(false);
  });
});

describe('a photo as a data URL', () => {
  const asData = () => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

  it('a photo as a data URL is stored like an upload, while other URLs stay unchanged', async () => {
    const sent = ['/uploads/demo/patio.webp', asData(), 'https://other.example/a.webp'];
    const received = await pictures.receive(PHOTOS, sent, anybody);
    expect(received).toEqual([sent[0], expect.stringMatching(/^\/uploads\/[0-9a-f-]{36}\.webp$/), sent[2]]);
    expect(await isFree(received[1] ?? '')).toBe(true);
    await keep([], [received[1] ?? '']);
  });

  it('a call accepts at most three photos as data URLs, and a rejection names the index of the photo', async () => {
    const receive = (sent: string[]) => refusalOf(pictures.receive(PHOTOS, sent, anybody));
    expect(await receive([asData(), asData(), asData()])).toBeNull();
    expect(await receive([asData(), asData(), asData(), asData()])).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await receive([asData(), 'data:image/svg+xml;base64,AAAA'])).toMatchObject({
      code: 'FILE_TYPE_REFUSED',
      errors: [{ path: 'images.1' }],
    });
    // A document is rejected even where documents are allowed.
    const pdf = `data:application/pdf;base64,${A_PDF.toString('base64')}`;
    expect(await refusalOf(pictures.receive({ ...PHOTOS, kind: 'menu' }, [pdf], anybody))).toMatchObject({
      code: 'FILE_TYPE_REFUSED',
    });
  });
});

describe('unused files', () => {
  it('unused files are deleted after 48 hours in all sizes, but never while in use', async () => {
    await removeOrphans(100);
    const [unused, used, released] = [await uploaded(), await uploaded(), await uploaded()];
    await keep([], [used, released]);
    await keep([used, released], [used]);
    await encoder().run(idOf(released));
    expect(filesOf(released)).toHaveLength(6);
    expect(await removeOrphans(47.9)).toBe(0);
    expect(filesOf(unused)).toHaveLength(3);
    expect(await removeOrphans(48.1)).toBe(2);
    expect([filesOf(unused), filesOf(released), filesOf(used).length]).toEqual([[], [], 3]);
    expect([await isFree(unused), await isFree(used)]).toEqual([undefined, false]);
    expect(await removeOrphans(1000)).toBe(0);
    // A job that comes late does nothing.
    await encoder().run(idOf(released));
    expect(filesOf(released)).toEqual([]);
  });

  it('unused files leave nothing behind if they are deleted while being encoded', async () => {
    const picture = await uploaded();
    await keep([], [picture]);
    await keep([picture], []);
    const real = new SharpPictures();
    let times = 0;
    const slow = Object.assign(Object.create(real) as SharpPictures, {
      async toAvif(webp: Uint8Array) {
        const avif = await real.toAvif(webp);
        // Runs between the encoding of the second size and its storing.
        if ((times += 1) === 2) await removeOrphans(50);
        return avif;
      },
    });
    await encoder(slow).run(idOf(picture));
    expect([times, await isFree(picture), filesOf(picture)]).toEqual([2, undefined, []]);
  });

  it('unused files keep their record until the file store has deleted them', async () => {
    const picture = await uploaded();
    const failing = Object.assign(Object.create(files) as DiskFiles, {
      remove: () => Promise.reject(new Error('the store does not answer')),
    });
    const later = { now: () => new Date(now.getTime() + 50 * 3_600_000) };
    const job = new RemoveOrphans(work, new PostgresUploadRecords(work), failing, later);
    await expect(job.run()).rejects.toThrow('the store does not answer');
    expect(await isFree(picture)).toBe(true);
    await removeOrphans(50);
    expect(filesOf(picture)).toEqual([]);
  });

  it('the files of an erased member are deleted by the next cleanup, even if used', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (id, first_name) values (gen_random_uuid(), 'Eve') returning id`,
    );
    const eve = rows[0]?.id ?? '';
    const [used, unused] = [await uploaded(eve), await uploaded(eve)];
    await keep([], [used], eve);
    await database.pool.query('delete from users where id = $1', [eve]);
    expect(await removeOrphans(0)).toBe(2);
    expect([filesOf(used), filesOf(unused)]).toEqual([[], []]);
  });
});

describe('the files of a member', () => {
  it('the files of a member are all listed, each with its largest size, whatever their kind', async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into users (id, first_name) values (gen_random_uuid(), 'Finn') returning id`,
    );
    const finn = rows[0]?.id ?? '';
    const photo = await uploaded(finn);
    const pdf = { name: 'deed.pdf', type: 'application/pdf', size: A_PDF.length, bytes: A_PDF, path: 'file' };
    const { url: deed } = await uploadFile.run({ userId: finn }, 'claim_document', pdf);
    const found = await new StoredMemberPhotos(database, files).ofMember(finn);
    expect(found.map(({ name }) => name)).toEqual([
      `review_photo-${idOf(photo)}.webp`,
      `claim_document-${idOf(deed)}.pdf`,
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of (await found[1]?.open()) ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(A_PDF)).toBe(true);
    await files.remove([`private/${idOf(deed)}.pdf`]);
    expect(await found[1]?.open()).toBeNull();
  });
});
