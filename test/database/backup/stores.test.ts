import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { backupEntryAt, backupStoreAt } from '../../../infrastructure/backup/backup-address.js';
import { explainedStore } from '../../../infrastructure/backup/explained-store.js';
import { startObjectStore, type ObjectStore } from '../../support/object-store.js';

const [OLDER, NEWER] = ['welcome-paws-2026-11-27T03-15-00Z', 'welcome-paws-2026-11-28T03-15-00Z'];

let objects: ObjectStore;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-stores-'));
  objects = await startObjectStore();
});

afterAll(async () => {
  await objects?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addresses = {
  folder: () => folder,
  'bucket with a prefix': () => 's3://welcome-paws/nightly',
};

describe.each(Object.entries(addresses))('backups in a %s', (_, address) => {
  it('are read as written, listed oldest first, and removed one at a time', async () => {
    const store = backupStoreAt(address(), objects.settings);
    expect(await store.entries()).toEqual([]);
    for (const entry of [NEWER, OLDER]) {
      await store.put(`${entry}/tables/users.0000`, Buffer.from(entry));
      await store.put(`${entry}/manifest.json`, Buffer.from('{}'));
    }
    await store.put('notes/manifest.json', Buffer.from('not an entry'));
    expect(await store.entries()).toEqual([OLDER, NEWER]);
    const named = backupEntryAt(`${address()}/${OLDER}`, objects.settings);
    expect(named.entry).toBe(OLDER);
    expect(Buffer.from((await named.store.read(`${OLDER}/tables/users.0000`)) ?? []).toString()).toBe(OLDER);
    expect(await store.read(`${OLDER}/tables/users.0001`)).toBeNull();
    await store.put('welcome-paws-2026-11-26T03-15-00Z/tables/users.0000', Buffer.from('interrupted'));
    const complete = ['welcome-paws-2026-11-26T03-15-00Z', OLDER].map((entry) => store.isComplete(entry));
    expect(await Promise.all(complete)).toEqual([false, true]);
    await store.remove('welcome-paws-2026-11-26T03-15-00Z');
    await store.remove(OLDER);
    expect(await store.entries()).toEqual([NEWER]);
    expect(await store.read(`${OLDER}/manifest.json`)).toBeNull();
    expect(await store.read(`${NEWER}/manifest.json`)).not.toBeNull();
  });
});

it('the errors of a store name the place of the backups, not the database', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const nobody = { ...objects.settings, endpoint: 'http://127.0.0.1:9' };
  for (const [address, settings, code] of [
    [file, undefined, 'ENOTDIR'],
    ['s3://welcome-paws/nightly', nobody, 'ECONNREFUSED'],
  ] as const) {
    const store = explainedStore(backupStoreAt(address, settings), address);
    const why = `${address} cannot be used (${code}). Check that it exists`;
    await expect(store.put(`${OLDER}/manifest.json`, Buffer.from('{}'))).rejects.toThrow(why);
    await expect(store.entries()).rejects.toThrow(why);
  }
});
