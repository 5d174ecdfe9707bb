import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createFileStore } from '../../../infrastructure/files/create-file-store.js';
import { DiskFiles } from '../../../infrastructure/files/disk-files.js';
import { FilesUnavailable } from '../../../infrastructure/files/files-unavailable.js';
import { S3Files } from '../../../infrastructure/files/s3-files.js';
import { freePort } from '../../support/free-port.js';
import { BYTES, fileStoreContract, KEY } from '../../support/port-contracts/adapters/file-store.js';
import { startObjectStore, type ObjectStore } from '../../support/object-store.js';
import { until } from '../../support/until.js';

let folder: string;
let objects: ObjectStore;
let s3: S3Files;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-files-'));
  objects = await startObjectStore();
  s3 = new S3Files(objects.settings);
});

afterAll(async () => {
  await s3?.close();
  await objects?.stop();
  rmSync(folder, { recursive: true, force: true });
});

fileStoreContract('a folder', () => new DiskFiles(join(folder, 'uploads')));
fileStoreContract('an object store', () => s3);

describe('DiskFiles', () => {
  it('DiskFiles keeps files private to the user and never shows a partial file', async () => {
    const own = join(folder, 'own');
    await new DiskFiles(own).put(KEY, BYTES);
    expect(readdirSync(join(own, 'public'))).toEqual([KEY.slice('public/'.length)]);
    expect(statSync(join(own, KEY)).mode & 0o777).toBe(0o600);
    expect([statSync(own).mode & 0o777, statSync(join(own, 'public')).mode & 0o777]).toEqual([0o700, 0o700]);
  });

  it('DiskFiles removes only files that a killed process left unfinished more than an hour ago', async () => {
    const store = new DiskFiles(join(folder, 'killed'));
    await store.removeUnfinished(new Date());
    await store.put(KEY, BYTES);
    const [old, young] = [`${KEY}.0123456789ab.tmp`, `${KEY}.ba9876543210.tmp`].map((name) =>
      join(folder, 'killed', name),
    );
    for (const path of [old, young]) writeFileSync(path ?? '', 'half');
    utimesSync(old ?? '', 0, 0);
    utimesSync(join(folder, 'killed', KEY), 0, 0);
    await store.removeUnfinished(new Date(Date.now() - 3_600_000));
    expect(readdirSync(join(folder, 'killed', 'public')).toSorted()).toEqual([basename(KEY), basename(young ?? '')]);
  });

  it('DiskFiles rejects a key that leads outside the folder', async () => {
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    const store = new DiskFiles(join(folder, 'inner'));
    for (const key of ['../secret.txt', 'public/../../secret.txt', '/etc/passwd', 'public/a/b.webp', 'public', ''])
      await expect(store.read(key)).rejects.toThrow('Invalid file key');
  });

  it("DiskFiles throws FilesUnavailable if the folder can't be written or read", async () => {
    const broken = join(folder, 'broken');
    mkdirSync(broken);
    writeFileSync(join(broken, 'public'), 'a file where a folder should be');
    chmodSync(broken, 0o700);
    const store = new DiskFiles(broken);
    await expect(store.put(KEY, BYTES)).rejects.toThrow(FilesUnavailable);
    await expect(store.read(KEY)).rejects.toThrow(FilesUnavailable);
  });

  it('DiskFiles throws FilesUnavailable while the disk does not respond, and leaves threads to the rest of the process', async () => {
    const stalled = join(folder, 'stalled');
    mkdirSync(join(stalled, 'public'), { recursive: true });
    // Opening a pipe for reading takes until someone opens it for writing.
    const pipe = join(stalled, KEY);
    spawnSync('mkfifo', [pipe]);
    const store = new DiskFiles(stalled, 50);
    const calls = await Promise.allSettled(Array.from({ length: 6 }, () => store.read(KEY)));
    expect(calls.map(({ status, ...call }) => [status, 'reason' in call && call.reason])).toEqual(
      calls.map(() => ['rejected', expect.any(FilesUnavailable)]),
    );
    const other = KEY.replace('.', '-2.');
    await expect(store.put(other, BYTES)).rejects.toThrow(FilesUnavailable);
    expect((await readFile(import.meta.filename)).length).toBeGreaterThan(0);
    closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    const isWritten = () =>
      store.put(other, BYTES).then(
        () => true,
        () => false,
      );
    await until('the disk responds again', isWritten);
  });
});

describe('S3Files', () => {
  it("S3Files throws FilesUnavailable if the server doesn't respond or the bucket is unknown", async () => {
    const nobody = new S3Files({ ...objects.settings, endpoint: `http://127.0.0.1:${await freePort()}` });
    const elsewhere = new S3Files({ ...objects.settings, bucket: 'another' });
    for (const store of [nobody, elsewhere]) {
      await expect(store.read(KEY)).rejects.toThrow(FilesUnavailable);
      await expect(store.put(KEY, BYTES, 'image/webp')).rejects.toThrow(FilesUnavailable);
      await expect(store.remove([KEY])).rejects.toThrow(FilesUnavailable);
      await store.close();
    }
  });

  it('S3Files is used if configured; otherwise, the folder is used', () => {
    expect(createFileStore({ dataDir: folder, s3: objects.settings })).toBeInstanceOf(S3Files);
    expect(createFileStore({ dataDir: folder, s3: undefined })).toBeInstanceOf(DiskFiles);
  });
});
