import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Gateway } from '../../../infrastructure/gateway/not-delivered.js';
import type { TextMessage } from '../../../infrastructure/text-message/text-message.js';

/** A way for text messages to go out, and a look at where they end. */
export interface TextMessageWorld {
  readonly gateway: Gateway<TextMessage>;
  /** The same way with nobody at its end. */
  readonly outOfReach: Gateway<TextMessage>;
  /** What arrived. */
  arrived(): Promise<readonly TextMessage[]>;
  close(): Promise<void>;
}

/** What holds of text messages however they go out: as files or through Twilio. */
export function textMessageContract(way: string, open: () => Promise<TextMessageWorld>): void {
  describe(`a text message that goes out ${way}`, () => {
    let world: TextMessageWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    it('arrives whole, whatever signs it holds', async () => {
      const text = 'Your code: 493021 & more, 100 % + ünï 🐾\nTo: nobody\n\nhttps://paws.example/?a=1&b=2';
      await world.gateway.send({ to: '+15125550100', text });
      expect(await world.arrived()).toEqual([{ to: '+15125550100', text }]);
    });

    it.each([
      ['(512) 555-0100', '+15125550100'],
      ['+49 30 901820', '+4930901820'],
    ])('to %s goes to %s, as telephone networks write it', async (typed, number) => {
      await world.gateway.send({ to: typed, text: 'Hello' });
      expect(await world.arrived()).toEqual([{ to: number, text: 'Hello' }]);
    });

    it('has no other recipient and no other words by way of what was typed as its number', async () => {
      await world.gateway.send({ to: '512 555\r\nTo: 0100&Body=evil\n\nevil', text: 'Hello' });
      expect(await world.arrived()).toEqual([{ to: '+15125550100', text: 'Hello' }]);
    });

    it.each(['555', '+', '', 'ada@example.com', '+15125550100, +15125550101'])(
      'to "%s", which is no number, is refused for good',
      async (to) => {
        await expect(world.gateway.send({ to, text: 'Hello' })).rejects.toMatchObject({
          ...{ name: 'NotDelivered', permanent: true, reason: 'ENUMBER' },
        });
        expect(await world.arrived()).toEqual([]);
      },
    );

    it('is refused for now where nobody takes it, and the refusal tells neither number nor words', async () => {
      const refusal = await world.outOfReach
        .send({ to: '+15125550100', text: 'Code 493021' })
        .catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        name: 'NotDelivered',
        permanent: false,
        reason: expect.stringMatching(/^E\w+$/),
      });
      expect(String(refusal)).not.toMatch(/5550100|493021/);
      expect(await world.arrived()).toEqual([]);
    });
  });
}
