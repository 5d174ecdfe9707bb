import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangePet } from '../../../application/pet/change-pet.js';
import { CreatePet } from '../../../application/pet/create-pet.js';
import { RemovePet } from '../../../application/pet/remove-pet.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { NEW_PET, PET_LIMITS } from '../../../domain/pet/pet.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeJobs, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const PIXEL = { petName: 'Pixel', petType: 'cat' } as const;
const PHOTO = `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1').toString('base64')}`;

let memory: Memory;
let create: CreatePet;
let change: ChangePet;
let remove: RemovePet;

beforeEach(() => {
  memory = seededMemory();
  const { transaction, pets, uploadRecords } = fakeWorld(memory);
  const files = new FakeFileStore();
  const upload = new UploadFile(transaction, uploadRecords, files, new FakePictureMaker(), new FakeSecrets());
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  create = new CreatePet(transaction, pets, pictures);
  change = new ChangePet(transaction, pets, pictures);
  remove = new RemovePet(transaction, pets, pictures);
});

const stored = () => memory.state.pets;
const photosInUse = () => memory.state.uploads.filter(({ freeSince }) => freeSince === null).length;

describe('pet profiles', () => {
  it("a pet profile is created for its member, with the form's defaults", async () => {
    const id = await create.run(ada, { ...PIXEL, favoriteToys: ['Yarn', 'yarn'] });
    expect(stored()).toEqual([
      { ...NEW_PET, ...PIXEL, id, userId: ADA, version: 1, state: 'shown', favoriteToys: ['Yarn'], petImageUrl: null },
    ]);
  });

  it("pet profiles are limited per member; other members' pets don't count", async () => {
    for (let pet = 0; pet < PET_LIMITS.pets; pet += 1) await create.run(ada, PIXEL);
    await expect(create.run(ada, PIXEL)).rejects.toMatchObject({ code: 'TOO_MANY_PETS' });
    await create.run(olive, PIXEL);
    expect(stored()).toHaveLength(PET_LIMITS.pets + 1);
    const withPhoto = { ...PIXEL, petImageUrl: PHOTO };
    await expect(create.run(ada, withPhoto)).rejects.toMatchObject({ code: 'TOO_MANY_PETS' });
    expect(memory.state.uploads).toEqual([]);
  });

  it("a pet profile can't be changed by its owner after an administrator removed it", async () => {
    const id = await create.run(ada, PIXEL);
    memory.state.pets = memory.state.pets.map((each) => ({ ...each, state: 'removed' }));
    await expect(change.run(ada, id, { bio: 'Naps.' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('a pet profile loses its photo when the photo is deleted', async () => {
    const id = await create.run(ada, { ...PIXEL, petImageUrl: PHOTO });
    await change.run(ada, id, { petImageUrl: null });
    expect([photosInUse(), stored()[0]?.petImageUrl]).toEqual([0, null]);
  });

  it('a pet profile marks its photo as used, and releases it when it is replaced or the profile is deleted', async () => {
    const id = await create.run(ada, { ...PIXEL, petImageUrl: PHOTO });
    expect(memory.runs).toEqual(['preparation', 'preparation', 'preparation', 'work']);
    const [first] = stored();
    expect([photosInUse(), first?.petImageUrl]).toEqual([1, expect.stringMatching(/^\/uploads\//)]);
    await change.run(ada, id, { petImageUrl: PHOTO });
    expect(photosInUse()).toBe(1);
    expect(stored()[0]?.petImageUrl).not.toBe(first?.petImageUrl);
    await change.run(ada, id, { bio: 'Naps.' });
    expect(photosInUse()).toBe(1);
    await remove.run(ada, id);
    expect([photosInUse(), stored()]).toEqual([0, []]);
  });

  it('a pet profile accepts no photo from another host or member', async () => {
    const refused = { code: 'INVALID_INPUT', errors: [{ path: 'petImageUrl', message: expect.any(String) }] };
    const id = await create.run(olive, { ...PIXEL, petImageUrl: PHOTO });
    const olives = stored().find((pet) => pet.id === id)?.petImageUrl ?? '';
    for (const petImageUrl of ['https://example.com/cat.jpg', olives]) {
      await expect(create.run(ada, { ...PIXEL, petImageUrl })).rejects.toMatchObject(refused);
    }
    expect(stored()).toHaveLength(1);
  });

  it('a pet profile can be changed and deleted only by its owner', async () => {
    const shown = await create.run(ada, PIXEL);
    const hidden = await create.run(ada, { ...PIXEL, isPublic: false });
    const before = structuredClone(stored());
    for (const [id, code] of [[shown, 'FORBIDDEN'] as const, [hidden, 'PET_NOT_FOUND'] as const]) {
      await expect(change.run(olive, id, { petName: 'Mine', petImageUrl: PHOTO })).rejects.toMatchObject({ code });
      await expect(remove.run(olive, id)).rejects.toMatchObject({ code });
    }
    expect([stored(), memory.state.uploads]).toEqual([before, []]);
  });
});
