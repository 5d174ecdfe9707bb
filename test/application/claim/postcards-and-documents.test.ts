import { describe, expect, it } from '@jest/globals';
import type { ClaimReads, PostcardRecord, PrintedPostcards } from '../../../application/claim/ports.js';
import { ReadClaimDocument } from '../../../application/claim/read-claim-document.js';
import { SendPostcard } from '../../../application/claim/send-postcard.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock } from '../../support/fakes/shared.js';
import { FakeFileStore } from '../../support/fakes/upload.js';

const [memory, clock] = [new Memory(), new FakeClock()];

describe('a printed postcard', () => {
  const sent: unknown[] = [];
  const send = (card: PostcardRecord | null) => {
    const postcards: PrintedPostcards = { find: async () => card, markSent: async (...what) => void sent.push(what) };
    const audit = new FakeAuditLog(memory);
    return new SendPostcard(new FakeTransaction(memory), postcards, audit, clock).run({ name: 'Walter' }, 'card-1');
  };

  it('a printed postcard is marked as sent once and logged', async () => {
    expect(await send({ id: 'card-1', status: 'queued', claimId: 7 })).toEqual({ id: 'card-1', sentAt: clock.time });
    expect(sent).toEqual([['card-1', clock.time]]);
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Walter', action: 'postcard.send', targetType: 'postcard', targetId: 'card-1', reason: null },
        ...{ before: { status: 'queued' }, after: { status: 'sent', claimId: 7 } },
      },
    ]);
    await expect(send({ id: 'card-1', status: 'sent', claimId: null })).rejects.toMatchObject({
      ...{ code: 'CHANGED_MEANWHILE' },
      message: 'This postcard is no longer waiting: it was marked as sent, or canceled. Please reload.',
    });
    await expect(send(null)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Postcard not found' });
  });
});

describe('a claim document', () => {
  const ID = '0198c2f0-1111-7000-8000-000000000001';

  it.each([
    [`/uploads/private/${ID}.pdf`, `private/${ID}.pdf`, 'application/pdf', 'claim-7-document-2.pdf'],
    [`/uploads/private/${ID}.webp`, null, 'image/webp', null],
  ])('administrators can read a claim document: %s', async (address, key, contentType, downloadName) => {
    const files = new FakeFileStore();
    const read: string[] = [];
    files.read = async (name) => {
      read.push(name);
      return Uint8Array.of(1);
    };
    const reads = { document: async () => address } as unknown as ClaimReads;
    expect(await new ReadClaimDocument(reads, files).run({ name: 'Ann' }, 7, 2)).toEqual({
      ...{ bytes: Uint8Array.of(1), contentType, downloadName, isPrivate: true },
    });
    expect(read).toEqual([key ?? expect.stringMatching(/^private\/.*\.webp$/)]);
  });

  it.each([null, 'https://elsewhere.example/deed.pdf', `/uploads/private/${ID}.pdf`])(
    "reading a claim document throws if it doesn't exist: %s",
    async (address) => {
      const reads = { document: async () => address } as unknown as ClaimReads;
      await expect(new ReadClaimDocument(reads, new FakeFileStore()).run({ name: 'Ann' }, 7, 2)).rejects.toMatchObject({
        ...{ code: 'NOT_FOUND', message: 'Not found' },
      });
    },
  );
});
