import { describe, expect, it } from '@jest/globals';
import { Unsubscribe } from '../../../application/outgoing/unsubscribe.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { seededMemory } from '../../support/fakes/memory.js';
import { FakeUnsubscribeTokens } from '../../support/fakes/outgoing.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

describe('unsubscribing', () => {
  const memory = seededMemory();
  const { transaction, mailChoices, wantsMail } = fakeWorld(memory);
  const tokens = new FakeUnsubscribeTokens();
  const unsubscribe = new Unsubscribe(transaction, tokens, mailChoices);

  it("turns off email for the link's member, as often as it is used; reading the link changes nothing", async () => {
    expect(unsubscribe.check(tokens.of(ADA))).toBe(ADA);
    expect(await wantsMail(ADA)).toBe(true);
    await unsubscribe.run(tokens.of(ADA));
    await unsubscribe.run(tokens.of(ADA));
    expect([await wantsMail(ADA), await wantsMail(OLIVE)]).toEqual([false, true]);
  });

  it("rejects a link that wasn't signed by the site", () => {
    expect(() => unsubscribe.check('made up')).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        errors: [{ path: 'token', message: 'This link is not valid.' }],
      }),
    );
  });
});
