import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnnouncePremium } from '../../../application/billing/announce-premium.js';
import { ChangeBusiness } from '../../../application/business/change-business.js';
import { CountFacets } from '../../../application/business/search-businesses.js';
import { CreateBusiness } from '../../../application/business/create-business.js';
import { FindSimilar, type SimilarInput } from '../../../application/business/find-similar.js';
import type { BusinessFilters, SimilarBusinesses } from '../../../application/business/ports.js';
import { ResubmitBusiness } from '../../../application/business/resubmit-business.js';
import { WithdrawBusiness } from '../../../application/business/withdraw-business.js';
import { TakePictures } from '../../../application/upload/take-pictures.js';
import { UploadFile } from '../../../application/upload/upload-file.js';
import { noSubscription } from '../../../domain/billing/subscription.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import { demoCheckout } from '../../support/fakes/billing/demo-checkout.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { AUSTIN, FakeGazetteer } from '../../support/fakes/business/gazetteer.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeJobs, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { FakeFileStore, FakePictureMaker } from '../../support/fakes/upload.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { OsmHoursReader } from '../../../infrastructure/policy/osm-hours-reader.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

const ada = { userId: ADA };

/** A business owned by Ada. */
const HERS = 70;

let memory: Memory;
let roles: FakeBusinessRoles;
let gazetteer: FakeGazetteer;
let create: CreateBusiness;
let change: ChangeBusiness;

beforeEach(() => {
  [memory, gazetteer] = [seededMemory(), new FakeGazetteer()];
  const { transaction, businesses, facts, uploadRecords, subscriptions } = fakeWorld(memory);
  roles = new FakeBusinessRoles(memory);
  const upload = new UploadFile(
    transaction,
    uploadRecords,
    new FakeFileStore(),
    new FakePictureMaker(),
    new FakeSecrets(),
  );
  const pictures = new TakePictures(upload, uploadRecords, new FakeJobs(memory));
  const clock = new FakeClock();
  const hours = new OsmHoursReader();
  create = new CreateBusiness({
    transaction,
    businesses,
    facts,
    pictures,
    gazetteer,
    hours,
    clock,
    ...demoCheckout(memory, clock),
  });
  change = new ChangeBusiness(transaction, businesses, subscriptions, pictures, gazetteer, hours, facts, roles);
});

const storedListing = (id = HERS) => memory.state.listings.find((each) => each.id === id);

const given = (more: Parameters<typeof aListing>[0] = {}) =>
  void memory.state.listings.push(aListing({ id: HERS, name: 'The Quiet Paw', ownerId: ADA, ...more }));

const uploadId = (n: number) => `0198c2f0-1111-7000-8000-${String(n).padStart(12, '0')}`;
const photo = (n: number) => `/uploads/${uploadId(n)}.webp`;

/** Adds an unused upload by Ada of this kind and returns its URL. */
function uploaded(n: number, kind: 'business_photo' | 'menu') {
  const contentType = kind === 'menu' ? 'application/pdf' : 'image/webp';
  const file = { id: uploadId(n), userId: ADA, kind, contentType, originalName: null, byteLength: 9 };
  memory.state.uploads.push({ ...file, width: 9, height: 9, freeSince: new Date() } as never);
  return kind === 'menu' ? `/uploads/${uploadId(n)}.pdf` : photo(n);
}

const used = () => memory.state.uploads.map(({ freeSince }) => freeSince === null);

describe('changing a business', () => {
  it("a change applies immediately while the business isn't approved", async () => {
    given();
    await change.run(ada, HERS, { name: 'The Loud Paw', description: 'Loud.' });
    expect(storedListing()).toMatchObject({ name: 'The Loud Paw', description: 'Loud.', pendingChanges: null });
  });

  it('a new name or address of an approved business waits for approval; other changes apply immediately', async () => {
    given({ approvalStatus: 'approved' });
    await change.run(ada, HERS, { name: 'The Loud Paw', description: 'Loud.' });
    expect(storedListing()).toMatchObject({
      ...{ name: 'The Quiet Paw', description: 'Loud.', pendingChanges: { name: 'The Loud Paw' } },
    });
    await change.run(ada, HERS, { website: 'https://paw.example' });
    expect(storedListing()?.pendingChanges).toEqual({ name: 'The Loud Paw', website: 'https://paw.example' });
  });

  it.each([
    ['stays while a later change waits for the decision', 'approved', { name: 'The Loud Paw' }, 'No.'],
    ['is cleared when the owner withdraws the change', 'approved', { name: 'The Quiet Paw' }, null],
    ['is cleared when the owner changes only what needs no approval', 'approved', { phone: '512-555-0142' }, null],
    ['stays when the owner edits a rejected business', 'rejected', { name: 'The Loud Paw' }, 'No.'],
  ] as const)("an administrator's reason against a change %s", async (_, approvalStatus, said, rejectionReason) => {
    given({ approvalStatus, rejectionReason: 'No.' });
    await change.run(ada, HERS, said);
    expect(storedListing()).toMatchObject({ rejectionReason });
  });

  it.each([
    ['its town', { city: 'Dallas' }, null],
    ['its ZIP code', { zipCode: '75201' }, AUSTIN.latitude],
    ['its state', { state: 'WA' }, AUSTIN.latitude],
    ['its town, with a new pin', { city: 'Dallas', latitude: 32.78, longitude: -96.8 }, 32.78],
    ['its street', { address: '1 Elm St' }, 30.3],
  ])('locates the business again after a change of %s, unless the pin still fits', async (_, said, latitude) => {
    gazetteer.locate = async (name) =>
      name.startsWith('Austin') ? { kind: 'town', town: 'austin,TX', origin: AUSTIN } : null;
    given({ city: 'Austin', state: 'TX', zipCode: '78701', latitude: 30.3, longitude: -97.7 });
    await change.run(ada, HERS, said);
    expect(storedListing()?.latitude).toBe(latitude);
  });

  it.each([{ city: 'Dallas' }, { state: 'WA' }, { zipCode: '75201' }])(
    'throws CHANGED_MEANWHILE if the business moved to %j during the location lookup',
    async (moved) => {
      gazetteer.locate = async () => {
        memory.state.listings = memory.state.listings.map((each) => (each.id === HERS ? { ...each, ...moved } : each));
        return null;
      };
      given({ city: 'Austin', state: 'TX', zipCode: '78701' });
      await expect(change.run(ada, HERS, { name: 'The Loud Paw' })).rejects.toMatchObject({
        code: 'CHANGED_MEANWHILE',
        message: 'This was changed somewhere else. Please reload and try again.',
      });
      expect(storedListing()?.name).toBe('The Quiet Paw');
    },
  );

  it('a change must fit the limits of the ordered or current tier, but existing content can stay', async () => {
    const long = 'word '.repeat(201);
    given();
    await expect(change.run(ada, HERS, { description: long })).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [{ path: 'description' }] },
    });
    memory.state.subscriptions = [
      { subscription: { ...noSubscription(HERS, 'demo'), wishedTier: 'premium' }, granted: 'free', revision: 1 },
    ];
    await change.run(ada, HERS, { description: long });
    memory.state.subscriptions = [];
    await change.run(ada, HERS, { description: `${long}` });
    await expect(change.run(ada, HERS, { description: `${long} more` })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    memory.state.listings = memory.state.listings.map((each) => ({ ...each, tier: 'premium' }));
    await change.run(ada, HERS, { description: `${long} more` });
    expect(storedListing()?.description).toContain('more');
  });

  it('a change must also fit the limits of the tier at the time of saving', async () => {
    given({ tier: 'premium', city: 'Austin' });
    gazetteer.locate = async () => {
      memory.state.listings = memory.state.listings.map((each) => ({ ...each, tier: 'free' }));
      return null;
    };
    await expect(change.run(ada, HERS, { description: 'word '.repeat(201) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('a business change marks new photos and menus as used and releases the replaced ones', async () => {
    const [one, two, menu] = [uploaded(1, 'business_photo'), uploaded(2, 'business_photo'), uploaded(3, 'menu')];
    given();
    await change.run(ada, HERS, { images: [one], menuUrl: menu });
    expect([storedListing()?.images, storedListing()?.menuUrl, used()]).toEqual([[one], menu, [true, false, true]]);
    await change.run(ada, HERS, { description: 'Loud.' });
    expect([storedListing()?.images, used()]).toEqual([[one], [true, false, true]]);
    await change.run(ada, HERS, { images: [two], menuUrl: null });
    expect([storedListing()?.images, used()]).toEqual([[two], [false, true, false]]);
  });

  it("a business change rejects another member's file and names the field", async () => {
    uploaded(1, 'business_photo');
    given();
    for (const [said, path] of [
      [{ images: [photo(9)] }, 'images'],
      [{ menuUrl: `/uploads/${uploadId(9)}.pdf` }, 'menuUrl'],
      [{ images: [photo(1), photo(9)] }, 'images.1'],
    ] as const) {
      await expect(change.run(ada, HERS, said)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: [{ path }] });
    }
  });

  it('a business change stores photos sent as data URLs', async () => {
    given();
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]).toString('base64');
    await change.run(ada, HERS, { images: [`data:image/png;base64,${png}`] });
    expect(storedListing()?.images).toEqual([expect.stringMatching(/^\/uploads\/.*\.webp$/)]);
    expect(memory.state.uploads).toMatchObject([{ userId: ADA, kind: 'business_photo', freeSince: null }]);
    await expect(change.run(ada, HERS, { images: ['data:image/png;base64,AAAA'] })).rejects.toMatchObject({
      errors: [{ path: 'images' }],
    });
  });
});

describe('creating a business', () => {
  it('a new business stores its photos and menu, and rejects content beyond the tier', async () => {
    const [one, menu] = [uploaded(1, 'business_photo'), uploaded(2, 'menu')];
    const input = { name: 'The Paw', category: 'hotels', images: [one], menuUrl: menu } as const;
    const id = await create.run(ada, input, 'free');
    expect(storedListing(id)).toMatchObject({ images: [one], menuUrl: menu, tier: 'free', ownerId: ADA });
    expect(used()).toEqual([true, true]);
    const tooLong = { ...input, description: 'word '.repeat(201) };
    await expect(create.run(ada, tooLong, 'free')).rejects.toMatchObject({ errors: [{ path: 'description' }] });
  });

  it('a new business uses its pin if it is complete, and rejects one far from the town', async () => {
    const input = { name: 'The Paw', category: 'hotels', city: 'Austin' } as const;
    const at = async (pin: object) => storedListing(await create.run(ada, { ...input, ...pin }, 'free'));
    expect(await at({ latitude: 30.4, longitude: -97.8 })).toMatchObject({ latitude: 30.4, longitude: -97.8 });
    expect(await at({ latitude: 30.4 })).toMatchObject(AUSTIN);
    expect(await at({ longitude: -97.8 })).toMatchObject(AUSTIN);
    await expect(at({ latitude: 40, longitude: -97.8 })).rejects.toMatchObject({ errors: [{ path: 'latitude' }] });
  });

  it('a new business stores the ordered Premium tier', async () => {
    const id = await create.run(ada, { name: 'The Paw', category: 'hotels', description: 'w '.repeat(201) }, 'premium');
    expect(memory.state.subscriptions).toMatchObject([
      { subscription: { businessId: id, provider: 'demo', payerId: ADA, wishedTier: 'premium' } },
    ]);
  });
});

describe('an owner', () => {
  it('an owner can withdraw and relist a business', async () => {
    const { transaction, businesses, subscriptions } = fakeWorld(memory);
    given({ approvalStatus: 'approved' });
    const premium = new AnnouncePremium(subscriptions, new FakeOutbox(memory), new FakeClock());
    const withdraw = new WithdrawBusiness(transaction, businesses, premium, roles);
    await withdraw.run(ada, HERS);
    expect(storedListing()).toMatchObject({ isActive: false, name: 'The Quiet Paw' });
    await withdraw.undo(ada, HERS);
    expect(storedListing()).toMatchObject({ isActive: true, name: 'The Quiet Paw' });
  });

  it('an owner can resubmit a rejected business, which clears the reason', async () => {
    const { transaction, businesses } = fakeWorld(memory);
    given({ approvalStatus: 'rejected', rejectionReason: 'No.' });
    await new ResubmitBusiness(transaction, businesses, roles).run(ada, HERS);
    expect(storedListing()).toMatchObject({ approvalStatus: 'pending', rejectionReason: null, name: 'The Quiet Paw' });
    const [hidden, nobodys] = [{ code: 'BUSINESS_NOT_FOUND', message: 'Business not found' }, 999];
    await expect(
      new ResubmitBusiness(transaction, businesses, roles).run({ userId: OLIVE }, HERS),
    ).rejects.toMatchObject(hidden);
    await expect(new ResubmitBusiness(transaction, businesses, roles).run(ada, nobodys)).rejects.toMatchObject(hidden);
  });
});

describe('FindSimilar', () => {
  it.each<[SimilarInput, object]>([
    [{ name: 'Paw' }, {}],
    [{ name: 'Paw', state: 'texas', phone: '512', website: 'x.example' }, { state: 'TX', phone: '512', website: 'x.example' }],
    [{ name: 'Paw', state: 'Ontario', city: null }, { state: 'Ontario' }],
    [{ name: 'Paw', state: null, city: 'Austin' }, { city: 'Austin', near: AUSTIN }],
    [{ name: 'Paw', city: 'Austin', latitude: 30, longitude: -97 }, { city: 'Austin', pin: { latitude: 30, longitude: -97 }, near: { latitude: 30, longitude: -97 } }],
    [{ name: 'Paw', zipCode: '78701', latitude: 30, longitude: null }, { near: AUSTIN }],
    [{ name: 'Paw', latitude: null, longitude: -97 }, {}],
  ])('searches for similar businesses with the known facts: %j', async (input, asked) => {
    const similar = { of: async (known: unknown) => JSON.stringify(known) } as SimilarBusinesses;
    const nothing = { phone: null, website: null, city: null, state: null, pin: null, near: null };
    expect(JSON.parse(await new FindSimilar(similar, gazetteer).run(input))).toEqual({ name: 'Paw', ...nothing, ...asked });
  }); // prettier-ignore
});

describe('CountFacets', () => {
  it('CountFacets counts facets for the current search', async () => {
    const facets = { of: async (filters: BusinessFilters) => ({ json: JSON.stringify(filters), understood: null }) };
    const { json } = await new CountFacets(facets, gazetteer).run({ query: 'pizza' });
    expect(JSON.parse(json)).toMatchObject({
      ...{ text: 'pizza', category: null, area: { kind: 'anywhere' }, bounds: null, traits: NO_TRAITS, fit: null },
    });
  });
});
