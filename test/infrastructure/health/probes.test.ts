import { describe, expect, it } from '@jest/globals';
import type { FileStore } from '../../../application/upload/ports.js';
import { FilesUnavailable } from '../../../infrastructure/files/files-unavailable.js';
import { storageFacts } from '../../../infrastructure/health/create-health-probes.js';
import { errorCode, timedProbe } from '../../../infrastructure/health/timed-probe.js';

const never = () => new Promise<never>(() => undefined);
const failing = (fields: object) => () => Promise.reject(Object.assign(new Error('secret words'), fields));

/** Returns a store that keeps files in memory, with these changes, and its contents. */
function storeWith(differs: Partial<FileStore> = {}) {
  const kept = new Map<string, Uint8Array>();
  const store: FileStore = {
    put: async (key, bytes) => void kept.set(key, bytes),
    read: async (key) => kept.get(key) ?? null,
    remove: async (keys) => keys.forEach((key) => void kept.delete(key)),
    removeUnfinished: () => Promise.resolve(),
    ...differs,
  };
  return { store, kept };
}

describe('a probe with a time limit', () => {
  it('returns the facts, or the code of the error, or nothing if it takes too long', async () => {
    const timed = timedProbe(10_000);
    expect(await timed(() => Promise.resolve(5))).toMatchObject({ facts: 5, error: null });
    expect(await timed(failing({ code: 'ENOSPC' }))).toMatchObject({ facts: null, error: 'ENOSPC' });
    expect(
      await timed(() => {
        throw new TypeError('at once');
      }),
    ).toMatchObject({ facts: null, error: 'TypeError' });
    expect(await timedProbe(1)(never)).toMatchObject({ facts: null, error: null });
  });

  it('names the deepest cause and never repeats a message', () => {
    const cause = Object.assign(new Error('The key AKIA was refused'), { name: 'InvalidAccessKeyId' });
    expect(errorCode(new FilesUnavailable('/data/uploads/x could not be written.', cause))).toBe('InvalidAccessKeyId');
    expect(errorCode(Object.assign(new Error('x'), { code: 'with spaces /etc/passwd' }))).toBe('Error');
    expect(errorCode('a text')).toBe('Error');
  });
});

describe('the storage check', () => {
  const timed = timedProbe(10_000);

  it('writes, reads, and deletes a small file', async () => {
    const { store, kept } = storeWith();
    expect(await storageFacts(store, 'folder', timed)).toEqual({ store: 'folder', failure: null });
    expect(kept.size).toBe(0);
  });

  it.each([
    [{ put: failing({ code: 'EACCES' }) }, 'EACCES'],
    [{ read: failing({ name: 'AccessDenied' }) }, 'AccessDenied'],
    [{ read: async () => null }, 'EOTHERCONTENT'],
    [{ remove: failing({ code: 'EROFS' }) }, 'EROFS'],
  ])('says which error it met: %o', async (differs, failure) => {
    expect(await storageFacts(storeWith(differs).store, 's3', timed)).toEqual({ store: 's3', failure });
  });

  it('deletes the file also if it cannot be read', async () => {
    const { store, kept } = storeWith({ read: failing({ code: 'EIO' }) });
    await storageFacts(store, 'folder', timed);
    expect(kept.size).toBe(0);
  });

  it('says that a silent storage took too long', async () => {
    expect(await storageFacts(storeWith({ put: never }).store, 's3', timedProbe(1))).toEqual({
      ...{ store: 's3', failure: 'ETIMEDOUT' },
    });
  });
});
