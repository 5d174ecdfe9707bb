import { beforeEach, describe, expect, it } from '@jest/globals';
import { EditListing, type ListingEdit } from '../../../application/business/edit-listing.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { AUSTIN, FakeGazetteer } from '../../support/fakes/business/gazetteer.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA } from '../../support/search/seeded.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';

const PLACE = 70;

let memory: Memory;
let editListing: EditListing;

beforeEach(() => {
  memory = seededMemory();
  const { transaction, businesses, facts, uploadRecords, subscriptions, decisionNotices: notices } = fakeWorld(memory);
  const upload = new UploadFile(
    transaction,
    uploadRecords,
    new FakeFileStore(),
    new FakePictureMaker(),
    new FakeSecrets(),
  );
  editListing = new EditListing({
    ...{
      transaction,
      businesses,
      facts,
      subscriptions,
      notices,
      gazetteer: new FakeGazetteer(),
      hours: new OsmHoursReader(),
    },
    pictures: new TakePictures(upload, uploadRecords, new FakeJobs(memory)),
    ...{ audit: new FakeAuditLog(memory), outbox: new FakeOutbox(memory), clock: new FakeClock() },
  });
});

const given = (more: Parameters<typeof aListing>[0] = {}) =>
  void memory.state.listings.push(
    aListing({ id: PLACE, name: 'The Quiet Paw', ownerId: null, approvalStatus: 'approved', ...more }),
  );

const stored = () => memory.state.listings.find(({ id }) => id === PLACE);
const edit = (change: ListingEdit['change'], more: Partial<ListingEdit> = {}) =>
  editListing.run({ name: 'Grace' }, PLACE, { change, reason: 'The sign says so.', ...more });

describe('an administrator who edits a listing', () => {
  it('changes it at once, without an owner or approval, and records which fields were edited', async () => {
    given({ editedFields: ['phone'] });
    await edit({ name: 'The Loud Paw', phone: '(512) 555-0142' });
    expect(stored()).toMatchObject({
      ...{ name: 'The Loud Paw', phone: '(512) 555-0142', approvalStatus: 'approved', pendingChanges: null },
      editedFields: ['phone', 'name'],
    });
    expect([memory.state.outbox, memory.state.decisionNotices]).toEqual([[], []]);
  });

  it('locates it at the center of its new town, and turns a derived town into an address', async () => {
    given({ locationSource: 'pin', city: 'Elgin', latitude: 30.3, longitude: -97.4 });
    await edit({ city: 'Austin' });
    expect(stored()).toMatchObject({ city: 'Austin', locationSource: 'address', ...AUSTIN });
    expect(stored()?.editedFields).toEqual(['city', 'latitude', 'longitude']);
  });

  it('keeps the derived town of a place whose address stays', async () => {
    given({ locationSource: 'pin' });
    await edit({ phone: '(512) 555-0142' });
    expect(stored()?.locationSource).toBe('pin');
  });

  it("replaces the owner's pending changes of these fields, and tells the owner why and which", async () => {
    given({ ownerId: ADA, pendingChanges: { name: 'Ours', website: 'https://ours.example.com' } });
    await edit({ name: 'The Loud Paw' });
    expect(stored()?.pendingChanges).toEqual({ website: 'https://ours.example.com' });
    expect(memory.state.outbox).toMatchObject([
      {
        memberId: ADA,
        content: {
          subject: 'Listing changed: The Loud Paw',
          paragraphs: [
            'An administrator changed your listing The Loud Paw.',
            'Reason: The sign says so.\nChanged: name',
          ],
        },
      },
    ]);
    expect(memory.state.decisionNotices).toMatchObject([
      { memberId: ADA, kind: 'listing_edited', reason: 'The sign says so.\nChanged: name', decidedBy: 'Grace' },
    ]);
  });

  it('writes the old and new values to the audit log with the reason', async () => {
    given();
    await edit({ phone: '(512) 555-0142' });
    const unchanged = { name: 'The Quiet Paw', locationSource: 'address', pendingChanges: null };
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'business.edit', targetType: 'business', targetId: String(PLACE) },
        before: { ...unchanged, editedFields: [], phone: null },
        after: { ...unchanged, editedFields: ['phone'], phone: '(512) 555-0142' },
        reason: 'The sign says so.',
      },
    ]);
  });

  it('does nothing if no value differs', async () => {
    given({ ownerId: ADA, phone: '1234567' });
    await edit({ phone: '1234567' });
    expect([stored()?.version, memory.state.audit, memory.state.outbox]).toEqual([1, [], []]);
  });

  it('is refused for an unknown listing, and for another version than the one seen', async () => {
    await expect(edit({ name: 'A' })).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
    given({ version: 3 });
    await expect(edit({ name: 'A' }, { version: 2 })).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await edit({ name: 'A' }, { version: 3 });
    expect(stored()?.name).toBe('A');
  });

  it('is refused for a pin far from the town, for text beyond the tier, and for new files', async () => {
    given({ images: ['/uploads/a.webp', '/uploads/b.webp'], city: 'Austin' });
    for (const [change, path] of [
      [{ latitude: 45, longitude: -90 }, 'latitude'],
      [{ description: 'word '.repeat(201).trim() }, 'description'],
      [{ images: ['/uploads/c.webp'] }, 'images'],
      [{ menuUrl: '/uploads/d.pdf' }, 'menuUrl'],
    ] as const) {
      await expect(edit(change)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: [{ path }] });
    }
    await edit({ images: ['/uploads/b.webp'] });
    expect(stored()?.images).toEqual(['/uploads/b.webp']);
  });
});
