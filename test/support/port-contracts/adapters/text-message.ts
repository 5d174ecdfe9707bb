import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Gateway } from '../../../../infrastructure/gateway/not-delivered.js';
import type { TextMessage } from '../../../../infrastructure/text-message/text-message.js';

/** A text message gateway, and a way to read what arrives. */
export interface TextMessageWorld {
  readonly gateway: Gateway<TextMessage>;
  /** The same gateway with no server to reach. */
  readonly outOfReach: Gateway<TextMessage>;
  /** Returns the messages that arrived. */
  arrived(): Promise<readonly TextMessage[]>;
  close(): Promise<void>;
}

/** Contract of every text message gateway: files and Twilio. */
export function textMessageContract(way: string, open: () => Promise<TextMessageWorld>): void {
  describe(`a text message sent ${way}`, () => {
    let world: TextMessageWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    it('a text message arrives complete, with any characters', async () => {
      const text = 'Your code: 493021 & more, 100 % + ünï 🐾\nTo: nobody\n\nhttps://paws.example/?a=1&b=2';
      await world.gateway.send({ to: '+15125550100', text });
      expect(await world.arrived()).toEqual([{ to: '+15125550100', text }]);
    });

    it.each([
      ['(512) 555-0100', '+15125550100'],
      ['+49 30 901820', '+4930901820'],
    ])('a text message to %s is sent to %s in international format', async (typed, number) => {
      await world.gateway.send({ to: typed, text: 'Hello' });
      expect(await world.arrived()).toEqual([{ to: number, text: 'Hello' }]);
    });

    it("a text message can't get another recipient or text through the phone number", async () => {
      await world.gateway.send({ to: '512 555\r\nTo: 0100&Body=evil\n\nevil', text: 'Hello' });
      expect(await world.arrived()).toEqual([{ to: '+15125550100', text: 'Hello' }]);
    });

    it.each(['555', '+', '', 'ada@example.com', '+15125550100, +15125550101'])(
      'a text message to "%s", which isn\'t a phone number, fails permanently',
      async (to) => {
        await expect(world.gateway.send({ to, text: 'Hello' })).rejects.toMatchObject({
          ...{ name: 'NotDelivered', permanent: true, reason: 'ENUMBER' },
        });
        expect(await world.arrived()).toEqual([]);
      },
    );

    it('a text message fails temporarily if no server is reachable, and the error contains neither number nor text', async () => {
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
