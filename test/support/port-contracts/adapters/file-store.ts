import { describe, expect, it } from '@jest/globals';
import type { FileStore } from '../../../../application/upload/ports.js';

/** Every byte value, and more data than fits in one packet. */
export const BYTES = Uint8Array.from({ length: 700 * 1024 }, (_, index) => (index * 7 + (index >> 8)) % 256);
export const KEY = 'public/0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77-400.webp';

/** Contract of every file store: a folder, an object store, and the fake. */
export function fileStoreContract(where: string, store: () => FileStore): void {
  describe(`files in ${where}`, () => {
    it('stored files are read back byte for byte, also by another process', async () => {
      await store().put(KEY, BYTES, 'image/webp');
      expect(Buffer.compare((await store().read(KEY)) ?? Buffer.alloc(0), BYTES)).toBe(0);
    });

    it('stored files are replaced completely', async () => {
      const other = BYTES.slice(0, 1000);
      await Promise.all(Array.from({ length: 8 }, () => store().put(KEY, other, 'image/webp')));
      expect((await store().read(KEY))?.byteLength).toBe(1000);
    });

    it('files are not found if they were never stored', async () => {
      expect(await store().read('public/none.webp')).toBeNull();
      expect(await store().read('private/none.pdf')).toBeNull();
    });

    it('stored files can be deleted, also a second time', async () => {
      await store().put('private/deed.pdf', BYTES, 'application/pdf');
      await store().remove([KEY, 'private/deed.pdf', 'public/none.webp']);
      expect([await store().read(KEY), await store().read('private/deed.pdf')]).toEqual([null, null]);
      await store().remove([KEY]);
      await store().remove([]);
    });
  });
}
