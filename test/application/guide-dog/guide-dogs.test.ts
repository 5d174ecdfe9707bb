import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeGuideDog } from '../../../application/guide-dog/change-guide-dog.js';
import { CreateGuideDog } from '../../../application/guide-dog/create-guide-dog.js';
import { CreatePet } from '../../../application/pet/create-pet.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeJobs, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const PIXEL = { petName: 'Pixel', petType: 'dog', location: 'Austin, TX' } as const;
const PHOTO = `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1').toString('base64')}`;

let memory: Memory;
let create: CreateGuideDog;
let change: ChangeGuideDog;
let createPet: CreatePet;

beforeEach(() => {
  memory = seededMemory();
  const { transaction, guideDogs, pets, uploadRecords } = fakeWorld(memory);
  const upload = new UploadFile(
    transaction,
    uploadRecords,
    new FakeFileStore(),
    new FakePictureMaker(),
    new FakeSecrets(),
  );
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  create = new CreateGuideDog(transaction, guideDogs, pictures);
  change = new ChangeGuideDog(transaction, guideDogs, pictures);
  createPet = new CreatePet(transaction, pets, pictures);
});

const stored = () => memory.state.guideDogs;
const photosInUse = () => memory.state.uploads.filter(({ freeSince }) => freeSince === null).length;

describe('Guide Dogs', () => {
  it('a new Guide Dog is created for the member with only the fields sent', async () => {
    await create.run(ada, PIXEL);
    expect(stored()).toEqual([
      expect.objectContaining({ ...PIXEL, userId: ADA, bio: null, petImageUrl: null, petProfileId: null }),
    ]);
  });

  it('a member can have one Guide Dog: a second one throws before its photo is read', async () => {
    await create.run(ada, PIXEL);
    await expect(create.run(ada, { ...PIXEL, petImageUrl: PHOTO })).rejects.toMatchObject({ code: 'GUIDE_DOG_EXISTS' });
    expect(memory.state.uploads).toEqual([]);
    await create.run(olive, PIXEL);
    expect(stored()).toHaveLength(2);
  });

  it("a Guide Dog marks its photo as used, and releases it when the pet's photo replaces it", async () => {
    await create.run(ada, { ...PIXEL, petImageUrl: PHOTO });
    expect(memory.runs).toEqual(['preparation', 'preparation', 'preparation', 'work']);
    expect([photosInUse(), stored()[0]?.petImageUrl]).toEqual([1, expect.stringMatching(/^\/uploads\//)]);
    const petProfileId = await createPet.run(ada, { petName: 'Pixel', petType: 'dog' });
    await change.run(ada, ADA, { petImageUrl: null, petProfileId });
    expect([photosInUse(), stored()[0]?.petProfileId]).toEqual([0, petProfileId]);
    await change.run(ada, ADA, { bio: 'Tests patios.' });
    expect(stored()[0]).toMatchObject({ ...PIXEL, bio: 'Tests patios.', petProfileId });
    memory.state.pets = [];
    await change.run(ada, ADA, { bio: 'Tests parks.' });
    expect(stored()[0]).toMatchObject({ bio: 'Tests parks.', petProfileId });
    await change.run(ada, ADA, { petProfileId: null });
    expect(stored()[0]?.petProfileId).toBeNull();
  });

  it("a Guide Dog accepts another photo unless the pet isn't the member's own, and none after removal", async () => {
    await create.run(ada, PIXEL);
    await change.run(ada, ADA, { petImageUrl: PHOTO });
    expect([photosInUse(), stored()[0]?.petImageUrl]).toEqual([1, expect.stringMatching(/^\/uploads\//)]);
    const petProfileId = await createPet.run(olive, { petName: 'Dot', petType: 'cat' });
    const tried = change.run(ada, ADA, { petImageUrl: PHOTO, petProfileId });
    await expect(tried).rejects.toMatchObject({ errors: [{ path: 'petProfileId' }] });
    expect(memory.state.uploads).toHaveLength(1);
    memory.state.guideDogs = memory.state.guideDogs.map((each) => ({ ...each, state: 'removed' }));
    await expect(change.run(ada, ADA, { bio: 'Naps.' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it("a Guide Dog can't be linked to another member's pet", async () => {
    const petProfileId = await createPet.run(olive, { petName: 'Dot', petType: 'cat' });
    const refused = { code: 'INVALID_INPUT', errors: [{ path: 'petProfileId', message: expect.any(String) }] };
    await expect(create.run(ada, { ...PIXEL, petProfileId })).rejects.toMatchObject(refused);
    expect(stored()).toEqual([]);
    await create.run(ada, PIXEL);
    await expect(change.run(ada, ADA, { petProfileId })).rejects.toMatchObject(refused);
    expect(stored()[0]?.petProfileId).toBeNull();
  });

  it('a Guide Dog can be changed only by its member', async () => {
    await create.run(ada, PIXEL);
    const before = structuredClone(stored());
    const tried = { bio: 'Mine.', petImageUrl: PHOTO };
    await expect(change.run(olive, ADA, tried)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change.run(ada, OLIVE, tried)).rejects.toMatchObject({ code: 'GUIDE_DOG_NOT_FOUND' });
    expect([stored(), memory.state.uploads]).toEqual([before, []]);
  });
});
