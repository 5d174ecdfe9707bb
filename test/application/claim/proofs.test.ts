import { beforeEach, describe, expect, it } from '@jest/globals';
import { NO_CODE } from '../../../application/claim/send-code.js';
import { ClaimWorld, INPUT, PLACE, REFUSED } from '../../support/claim/claim-world.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const [ada, olive] = [{ userId: ADA }, { userId: OLIVE }];
const ADDRESS = { address: '1 Elm St', city: 'Austin', state: 'TX' };

let world: ClaimWorld;
beforeEach(() => {
  world = new ClaimWorld();
});

const OPEN = {
  ...{ ...INPUT, ...NO_CODE, businessId: PLACE, claimantUserId: ADA, websiteToken: null },
  ...{ claimedAt: new Date(), expiresAt: new Date() },
};

describe('the code of a claim', () => {
  it.each([
    ['phone_verification', { phone: '(512) 555-0100' }, { kind: 'text', to: '(512) 555-0100' }, 'listing'],
    ['phone_verification', {}, { kind: 'text', to: '512 555 0199' }, 'claimant'],
    ['email_verification', {}, { kind: 'mail', to: 'ada@example.com' }, 'claimant'],
  ] as const)(
    'a claim code is sent for %s if the business has %j',
    async (verificationMethod, contact, message, codeSentTo) => {
      world.place(contact);
      const id = await world.claimAs({ verificationMethod });
      expect(world.memory.state.claims).toMatchObject([
        { codeSentTo, codesSentAt: [world.clock.time], websiteToken: null },
      ]);
      const [sent, ...others] = world.memory.state.outbox;
      expect(sent).toMatchObject({ ...message, memberId: ADA, service: true });
      expect([sent?.dedupeKey, JSON.stringify(sent)]).toEqual([
        expect.stringContaining(`:${id}:`),
        expect.stringMatching(/Welcome Paws.*000001|000001/),
      ]);
      expect(others.map(({ to }) => to)).toEqual(
        verificationMethod === 'email_verification' ? [] : ['ada@example.com'],
      );
    },
  );

  it.each([
    [{ ...ADDRESS, zipCode: '78701' }, '78701'],
    [ADDRESS, ''],
  ])('a claim code is sent by postcard when requested', async (contact, zipCode) => {
    world.place(contact);
    const id = await world.claimAs({ verificationMethod: 'postcard_verification' });
    expect(world.memory.state.outbox[0]).toEqual({
      ...{ kind: 'postcard', memberId: ADA, service: true, claimId: id, sealedCode: 'sealed 000001' },
      to: { name: 'Patio', street: '1 Elm St', city: 'Austin', state: 'TX', zipCode },
      ...{ dedupeKey: expect.any(String), text: expect.stringContaining('Ada wants to claim') },
    });
    expect(world.memory.state.outbox).toHaveLength(2);
  });

  it('no code is sent for a website claim, which has a token', async () => {
    world.place({ website: 'https://patio.example.com' });
    await world.claimAs({ verificationMethod: 'website_verification' });
    expect(world.memory.state.claims).toMatchObject([{ codeSentTo: null, codesSentAt: [], websiteToken: 'secret-1' }]);
    expect(world.memory.state.outbox).toMatchObject([{ dedupeKey: 'claim:1:submitted', to: 'ada@example.com' }]);
  });

  it("a claim code counts toward the limits of the recipient's and the claimant's mailbox in any spelling", async () => {
    const counted: unknown[] = [];
    world.limits.take = async (...what: unknown[]) => {
      counted.push(what);
      return { wait: 0, counted: null };
    };
    world.place({ phone: '+1 (512) 555-0100' });
    await world.claimAs({ verificationMethod: 'phone_verification', claimantEmail: 'Ada+2@Example.com' });
    const claimant = 'ada-member-mail-secret@example.com';
    const [first, all] = [1, 5].map((requests) => [{ requests, seconds: 86_400 }]);
    const counts = ['5125550100', 'ada@example.com'].map((who) => [
      ['claimFirstMessages', `${claimant} ${who}`, first],
      ['claimMessages', who, all],
    ]);
    expect(counted).toEqual(counts.flat());
  });

  it('a claim code can be sent three times a day, and counts each time', async () => {
    world.place();
    const { claim, resend } = world.useCases();
    const id = await claim.run(ada, PLACE, INPUT);
    await resend.run(ada, id);
    await resend.run(ada, id);
    expect(world.memory.state.claims[0]?.codesSentAt).toHaveLength(3);
    await expect(resend.run(ada, id)).rejects.toMatchObject({ code: 'CLAIM_CODE_LIMIT' });
    world.clock.time = new Date(world.clock.time.getTime() + 86_400_000);
    await resend.run(ada, id);
    expect(world.memory.state.outbox).toHaveLength(4);
  });
});

describe('a claim', () => {
  it('a member can have one open claim per business, with documents that the member uploaded', async () => {
    world.place();
    await world.claimAs();
    await expect(world.claimAs()).rejects.toMatchObject(REFUSED.exists);
    await world.claimAs({}, olive);
    world.memory.state.claims = [];
    await expect(world.claimAs({ verificationDocuments: ['/uploads/nowhere.pdf'] })).rejects.toMatchObject({
      errors: [{ path: 'verificationDocuments' }],
    });
  });

  it('claiming throws CLAIM_EXISTS if another claim of the same member was added at the same time', async () => {
    world.place();
    const take = world.limits.take.bind(world.limits);
    world.limits.take = async (kind, who) => {
      if (world.memory.state.claims.length === 0)
        await world.memory.transact(() => fakeWorld(world.memory).claims.add(OPEN));
      return take(kind, who);
    };
    await expect(world.claimAs()).rejects.toMatchObject(REFUSED.exists);
  });

  it.each([
    [
      'postcard_verification',
      'This listing has no complete mailing address for a postcard. Please choose another method.',
    ],
    ['website_verification', 'This listing has no website. Please choose another method.'],
  ] as const)(
    'a claim by %s requires a suitable business, at the start and later',
    async (verificationMethod, message) => {
      world.place();
      await expect(world.claimAs({ verificationMethod })).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
      world.place({ ...ADDRESS, website: 'https://patio.example.com' });
      const id = await world.claimAs({ verificationMethod });
      world.place();
      const { resend, check } = world.useCases();
      const again = verificationMethod === 'website_verification' ? check : resend;
      await expect(again.run(ada, id)).rejects.toMatchObject({ code: 'INVALID_INPUT', message });
    },
  );

  it('throws if a claim belongs to another member or its business is gone', async () => {
    world.place({ website: 'https://patio.example.com' });
    const id = await world.claimAs();
    for (const { run } of [
      { run: () => world.useCases().resend.run(olive, id) },
      { run: () => world.useCases().check.run(olive, id) },
    ])
      await expect(run()).rejects.toMatchObject(REFUSED.claim);
    await expect(world.useCases().verify.run(olive, id, '000001')).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', errors: [{ path: 'verificationCode' }] },
    });
    const businesses = world.memory.state.businesses;
    world.memory.state.businesses = [];
    await expect(world.useCases().resend.run(ada, id)).rejects.toMatchObject(REFUSED.place);
    world.change({ verificationMethod: 'website_verification' });
    await expect(world.useCases().check.run(ada, id)).rejects.toMatchObject(REFUSED.place);
    await expect(world.useCases().verify.run(ada, id, '1')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    world.change({ verificationCode: null });
    world.memory.state.businesses = businesses;
    await expect(world.useCases().verify.run(ada, id, '1')).rejects.toMatchObject({ code: 'CLAIM_MOVE_REFUSED' });
    await expect(world.useCases().claim.run(ada, 999, INPUT)).rejects.toMatchObject(REFUSED.place);
  });

  it('emails the claimant when a claim is proven or expires after wrong codes, unless the business is gone', async () => {
    world.place();
    const { claim, verify } = world.useCases();
    const id = await claim.run(ada, PLACE, INPUT);
    const [kept, businesses] = [world.memory.state.claims, world.memory.state.businesses];
    await verify.run(ada, id, '000001');
    expect(world.memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:under_review` });
    [world.memory.state.claims, world.memory.state.businesses] = [kept, []];
    const before = world.memory.state.outbox.length;
    await verify.run(ada, id, '000001');
    expect(world.memory.state.outbox).toHaveLength(before);
    world.memory.state.claims = kept.map((each) => ({ ...each, verificationAttempts: 4 }));
    world.memory.state.businesses = businesses;
    await expect(verify.run(ada, id, '9')).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(world.memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:expired` });
  });
});
