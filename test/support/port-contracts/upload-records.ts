import { describe, expect, it } from '@jest/globals';
import type { Upload } from '../../../application/upload/ports.js';
import { ADA, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const id = (n: number) => `0198c2f0-0000-7000-8000-00000000030${String(n)}`;

const upload = (n: number, given: Partial<Upload> = {}): Upload => ({
  ...{ id: id(n), userId: ADA, kind: 'review_photo', contentType: 'image/webp', width: 1200, height: 900, bytes: 4 },
  ...given,
});

/** Contract of the port for upload records. */
export function uploadRecordsContract(world: OpenWorld): void {
  describe('UploadRecords', () => {
    it('lets a member use their own upload of a kind once until it is released', async () => {
      const { transaction, uploadRecords } = world();
      await transaction.run(async () => {
        await uploadRecords.add(upload(1));
        await uploadRecords.add(upload(2, { kind: 'profile_photo' }));
        expect(await uploadRecords.use(OLIVE, 'review_photo', [id(1)])).toEqual([]);
        expect(await uploadRecords.use(ADA, 'review_photo', [id(1), id(2), id(9)])).toEqual([upload(1)]);
        expect(await uploadRecords.use(ADA, 'review_photo', [id(1)])).toEqual([]);
        await uploadRecords.release(OLIVE, 'review_photo', [id(1)]);
        expect(await uploadRecords.use(ADA, 'review_photo', [id(1)])).toEqual([]);
        await uploadRecords.release(ADA, 'review_photo', [id(1)]);
        expect(await uploadRecords.use(ADA, 'review_photo', [id(1)])).toEqual([upload(1)]);
      });
    });

    it('reports a taken-down upload to its member only', async () => {
      const { transaction, uploadRecords, takeDown } = world();
      await transaction.run(async () => {
        await uploadRecords.add(upload(5));
        await uploadRecords.add(upload(6));
      });
      await takeDown(id(5));
      await transaction.run(async () => {
        expect(await uploadRecords.isTakenDown(ADA, id(5))).toBe(true);
        expect(await uploadRecords.isTakenDown(OLIVE, id(5))).toBe(false);
        expect(await uploadRecords.isTakenDown(ADA, id(6))).toBe(false);
        await uploadRecords.forget([id(5), id(6)]);
      });
    });

    it('adds up the bytes that a member uploaded today', async () => {
      const { transaction, uploadRecords } = world();
      await transaction.run(async () => {
        const before = await uploadRecords.bytesInLastDay(ADA);
        await uploadRecords.add(upload(7, { bytes: 300 }));
        await uploadRecords.add(upload(8, { userId: OLIVE, bytes: 50 }));
        expect((await uploadRecords.bytesInLastDay(ADA)) - before).toBe(300);
        await uploadRecords.forget([id(7), id(8)]);
        expect(await uploadRecords.bytesInLastDay(ADA)).toBe(before);
      });
    });

    it('keeps records until they are deleted', async () => {
      const { transaction, uploadRecords } = world();
      await transaction.run(async () => {
        await uploadRecords.add(upload(7));
        expect(await uploadRecords.isRecorded(id(7))).toBe(true);
        await uploadRecords.forget([id(7)]);
        expect(await uploadRecords.isRecorded(id(7))).toBe(false);
      });
    });

    it('returns unused uploads as orphans, by ID, until they are deleted', async () => {
      const { transaction, uploadRecords } = world();
      const [before, after] = [new Date(Date.now() - 3_600_000), new Date(Date.now() + 3_600_000)];
      await transaction.run(async () => {
        await uploadRecords.add(upload(4));
        await uploadRecords.add(upload(3));
        expect(await uploadRecords.orphans(before, 10)).toEqual([]);
        const free = (await uploadRecords.orphans(after, 10)).map((each) => each.id);
        expect(free).toEqual([id(2), id(3), id(4)]);
        expect(await uploadRecords.orphans(after, 1)).toMatchObject([{ id: id(2), kind: 'profile_photo' }]);
        await uploadRecords.forget([id(2), id(3)]);
        expect(await uploadRecords.orphans(after, 10)).toMatchObject([{ id: id(4), contentType: 'image/webp' }]);
      });
    });
  });
}
