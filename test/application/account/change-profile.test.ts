import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeProfile } from '../../../application/account/change-profile.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeJobs, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, NOBODY } from '../../support/search/seeded.js';

/** As every PNG begins (PNG specification §5.2). */
const PNG = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]).toString('base64')}`;

let memory: Memory;
let change: ChangeProfile;

beforeEach(() => {
  memory = seededMemory();
  const { transaction, members, uploadRecords } = fakeWorld(memory);
  const [files, maker] = [new FakeFileStore(), new FakePictureMaker()];
  const upload = new UploadFile(transaction, uploadRecords, files, maker, new FakeSecrets());
  change = new ChangeProfile(transaction, members, new TakePictures(upload, uploadRecords, new FakeJobs(memory)));
});

const inUse = () => memory.state.uploads.map(({ freeSince }) => freeSince === null);

describe('changing a profile', () => {
  it('changes what was sent and nothing else', async () => {
    const changed = await change.run({ userId: ADA }, { lastName: null, petFirstName: 'Biscuit' });
    expect(changed).toMatchObject({ firstName: 'Ada', lastName: null, petFirstName: 'Biscuit' });
    expect(changed.isRegistrationComplete).toBe(false);
    expect(memory.state.members[0]).toMatchObject({ petFirstName: 'Biscuit', emailNotifications: true });
  });

  it('uses the photo that the profile has, and no earlier one', async () => {
    const { profileImageUrl } = await change.run({ userId: ADA }, { profileImageUrl: PNG });
    expect(profileImageUrl).toMatch(/^\/uploads\//);
    expect(inUse()).toEqual([true]);
    await change.run({ userId: ADA }, { petFirstName: 'Biscuit' });
    expect(inUse()).toEqual([true]);
    await change.run({ userId: ADA }, { profileImageUrl: PNG });
    expect(inUse()).toEqual([false, true]);
    expect(await change.run({ userId: ADA }, { profileImageUrl: null })).toMatchObject({ profileImageUrl: null });
    expect(inUse()).toEqual([false, false]);
  });

  it('is refused with a photo of another host, and for nobody', async () => {
    const elsewhere = { profileImageUrl: 'https://elsewhere.example/dog.webp', petFirstName: 'Biscuit' };
    await expect(change.run({ userId: ADA }, elsewhere)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'profileImageUrl' }],
    });
    expect(memory.state.members[0]?.petFirstName).toBeNull();
    await expect(change.run({ userId: NOBODY }, {})).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});
