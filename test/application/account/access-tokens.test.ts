import { beforeEach, describe, expect, it } from '@jest/globals';
import { CreateAccessToken } from '../../../application/account/create-access-token.js';
import { RevokeAccessToken } from '../../../application/account/revoke-access-token.js';
import { TOKEN_LIMITS } from '../../../domain/account/access-token.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeSecrets } from '../../support/fakes/shared.js';
import { by } from '../../support/fakes/account.js';
import { ADA, NOBODY, OLIVE } from '../../support/search/seeded.js';

let memory: Memory;
let create: CreateAccessToken;
let revoke: RevokeAccessToken;
const clock = new FakeClock();

beforeEach(() => {
  memory = seededMemory();
  const { transaction, members, accessTokens } = fakeWorld(memory);
  create = new CreateAccessToken(transaction, members, accessTokens, new FakeSecrets(), clock);
  revoke = new RevokeAccessToken(transaction, accessTokens);
});

const INPUT = { name: 'Report', scopes: ['read'], expiresAt: null } as const;
const inDays = (days: number) => new Date(clock.time.getTime() + days * 86_400_000);

describe('access tokens', () => {
  it('are shown once and stored as a hash', async () => {
    const { token, ...made } = await create.run(by(ADA), clock.time, INPUT);
    expect(token).toMatch(/^wp_secret-/);
    expect(memory.state.tokens).toEqual([{ ...made, userId: ADA, tokenHash: `hash of ${token}` }]);
  });

  it("are limited per member; other members' tokens don't count", async () => {
    for (let n = 0; n < TOKEN_LIMITS.tokens; n += 1) await create.run(by(ADA), clock.time, INPUT);
    await expect(create.run(by(ADA), clock.time, INPUT)).rejects.toMatchObject({ code: 'TOO_MANY_TOKENS' });
    await create.run(by(OLIVE), clock.time, INPUT);
    expect(memory.state.tokens).toHaveLength(TOKEN_LIMITS.tokens + 1);
  });

  it('require a recent sign-in to be created', async () => {
    const minutesAgo = (minutes: number) => new Date(clock.time.getTime() - minutes * 60_000);
    for (const signedInAt of [null, minutesAgo(11)]) {
      await expect(create.run(by(ADA), signedInAt, INPUT)).rejects.toMatchObject({
        code: 'REAUTHENTICATION_REQUIRED',
      });
    }
    expect(memory.state.tokens).toEqual([]);
    await create.run(by(ADA), minutesAgo(10), INPUT);
  });

  it('are refused if the session has ended or the account is closed', async () => {
    memory.state.endedSessions = [by(ADA).sessionId];
    await expect(create.run(by(ADA), clock.time, INPUT)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await expect(create.run(by(NOBODY), clock.time, INPUT)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    expect(memory.state.tokens).toEqual([]);
  });

  it('must expire in the future, within one year', async () => {
    for (const expiresAt of [inDays(0), inDays(-1), inDays(TOKEN_LIMITS.days + 1)]) {
      await expect(create.run(by(ADA), clock.time, { ...INPUT, expiresAt })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
    }
    expect(await create.run(by(ADA), clock.time, { ...INPUT, expiresAt: inDays(1) })).toMatchObject({
      expiresAt: inDays(1),
    });
  });

  it('can be revoked only by their member', async () => {
    const { id } = await create.run(by(ADA), clock.time, INPUT);
    await expect(revoke.run({ userId: OLIVE }, id)).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'Access token not found' },
    });
    await revoke.run({ userId: ADA }, id);
    expect(memory.state.tokens).toEqual([]);
  });
});
