import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeProfile } from '../../../application/account/change-profile.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { by } from '../../support/fakes/account.js';
import { ADA, NOBODY } from '../../support/search/seeded.js';

/** The first bytes of every PNG file (PNG specification). */
const PNG = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]).toString('base64')}`;

let memory: Memory;
let change: ChangeProfile;
const clock = new FakeClock();

beforeEach(() => {
  memory = seededMemory();
  const { transaction, members, uploadRecords } = fakeWorld(memory);
  const [files, maker] = [new FakeFileStore(), new FakePictureMaker()];
  const upload = new UploadFile(transaction, uploadRecords, files, maker, new FakeSecrets());
  change = new ChangeProfile(
    transaction,
    members,
    new TakePictures(upload, uploadRecords, new FakeJobs(memory)),
    clock,
  );
});

const inUse = () => memory.state.uploads.map(({ freeSince }) => freeSince === null);

describe('changing a profile', () => {
  it('changes only the profile fields that were sent', async () => {
    const changed = await change.run(by(ADA), null, { lastName: null, petFirstName: 'Biscuit' });
    expect(changed).toMatchObject({ firstName: 'Ada', lastName: null, petFirstName: 'Biscuit' });
    expect(changed.isRegistrationComplete).toBe(false);
    expect(memory.state.members[0]).toMatchObject({ petFirstName: 'Biscuit', emailNotifications: true });
  });

  it('marks the current profile photo as used and releases earlier ones', async () => {
    const { profileImageUrl } = await change.run(by(ADA), null, { profileImageUrl: PNG });
    expect(profileImageUrl).toMatch(/^\/uploads\//);
    expect(inUse()).toEqual([true]);
    await change.run(by(ADA), null, { petFirstName: 'Biscuit' });
    expect(inUse()).toEqual([true]);
    await change.run(by(ADA), null, { profileImageUrl: PNG });
    expect(inUse()).toEqual([false, true]);
    expect(await change.run(by(ADA), null, { profileImageUrl: null })).toMatchObject({ profileImageUrl: null });
    expect(inUse()).toEqual([false, false]);
  });

  it('requires a recent sign-in for a new phone number, and stores no photo from a refused change', async () => {
    const old = new Date(clock.time.getTime() - 11 * 60_000);
    for (const signedInAt of [null, old]) {
      const wanted = { phoneNumber: '+1 555 0142', profileImageUrl: PNG };
      await expect(change.run(by(ADA), signedInAt, wanted)).rejects.toMatchObject({
        code: 'REAUTHENTICATION_REQUIRED',
      });
    }
    expect([memory.state.members[0]?.phoneNumber, memory.state.uploads]).toEqual([null, []]);
    await change.run(by(ADA), clock.time, { phoneNumber: '+1 555 0142' });
    // Sending the same number again is not a change.
    const same = await change.run(by(ADA), old, { phoneNumber: '+1 555 0142', petFirstName: 'Rex' });
    expect(same).toMatchObject({ phoneNumber: '+1 555 0142', petFirstName: 'Rex' });
    await expect(change.run(by(ADA), old, { phoneNumber: null })).rejects.toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
    });
  });

  it('rejects a photo from another host and an unknown member', async () => {
    const elsewhere = { profileImageUrl: 'https://elsewhere.example/dog.webp', petFirstName: 'Biscuit' };
    await expect(change.run(by(ADA), null, elsewhere)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ path: 'profileImageUrl' }],
    });
    expect(memory.state.members[0]?.petFirstName).toBeNull();
    await expect(change.run(by(NOBODY), null, {})).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
  });
});
