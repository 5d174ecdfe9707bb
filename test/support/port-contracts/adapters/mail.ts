import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Gateway } from '../../../../infrastructure/gateway/not-delivered.js';
import type { Mail } from '../../../../infrastructure/mail/mail.js';
import type { ArrivedMail } from '../../outgoing/mail-server.js';

/** Settings that the gateway of a `MailWorld` uses. */
export const MAIL_FROM = 'no-reply@paws.example';
export const MAIL_HOST = 'paws.example';

/** An email gateway, and a way to read what arrives. */
export interface MailWorld {
  readonly gateway: Gateway<Mail>;
  /** The same gateway with no server to reach. */
  readonly outOfReach: Gateway<Mail>;
  /** Returns the emails that arrived, in order. */
  arrived(): Promise<readonly ArrivedMail[]>;
  close(): Promise<void>;
}

const EVIL = 'evil@example.com';

export const aMail = (given: Partial<Mail> = {}): Mail => ({
  ...{ id: '0198c2f0-0000-7000-8000-000000000001', to: 'ada@example.com', subject: 'Confirm your address' },
  ...{ text: 'Hello Ada,\n\nplease confirm.\n', html: '<p>Hello Ada,</p>', replyTo: null, unsubscribe: null },
  ...given,
});

/** Contract of every email gateway: files and SMTP. */
export function mailContract(way: string, open: () => Promise<MailWorld>): void {
  describe(`an email sent ${way}`, () => {
    let world: MailWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    /** Sends one email and returns it as it arrived. */
    async function sent(given: Partial<Mail>): Promise<ArrivedMail> {
      await world.gateway.send(aMail(given));
      const [first, ...others] = await world.arrived();
      if (first === undefined || others.length > 0)
        throw new Error(`Expected one email, got ${first === undefined ? 0 : others.length + 1}.`);
      return first;
    }

    it('an email arrives complete: subject, plain text, and HTML, with any characters', async () => {
      const text = ['A line', '.', '..dots', 'From here', 'ünï ✓ 🐾', 'x'.repeat(2_000), '=3D', 'end', ''].join('\n');
      const html = `<p>${'Schöne Grüße 🐾 '.repeat(200)}</p>\n.\n<p>end</p>`;
      const subject = `Pfötchen 🐾 ${'and a very long subject '.repeat(10)}end`;
      const { recipients, mail } = await sent({ to: 'ada+pets@example.com', subject, text, html });
      expect(recipients).toEqual(['ada+pets@example.com']);
      expect([mail.from?.address, mail.to]).toMatchObject([MAIL_FROM, [{ address: 'ada+pets@example.com' }]]);
      expect(mail.subject).toBe(subject);
      expect([mail.text, mail.html].map((part) => part?.trimEnd())).toEqual([text.trimEnd(), html]);
      expect(mail.attachments).toEqual([]);
    });

    it('an email keeps its ID when it is sent again, and triggers no automatic reply', async () => {
      for (let time = 0; time < 2; time += 1) await world.gateway.send(aMail({ id: 'one-and-the-same' }));
      const arrived = (await world.arrived()).map(({ mail }) => mail);
      expect(arrived.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<one-and-the-same@${MAIL_HOST}>`));
      expect(headers(arrived[0], 'auto-submitted')).toEqual(['auto-generated']);
    });

    it('an email supports one-click unsubscribe if it has an unsubscribe URL, and only then', async () => {
      const unsubscribe = `https://paws.example/unsubscribe?token=${'a'.repeat(43)}`;
      await world.gateway.send(aMail({ unsubscribe }));
      await world.gateway.send(aMail());
      const arrived = await world.arrived();
      expect(arrived.map(({ mail }) => headers(mail, 'list-unsubscribe'))).toEqual([[`<${unsubscribe}>`], []]);
      expect(arrived.map(({ mail }) => headers(mail, 'list-unsubscribe-post'))).toEqual([
        ['List-Unsubscribe=One-Click'],
        [],
      ]);
    });

    it('an email is answered to its Reply-To address, otherwise to the sender', async () => {
      await world.gateway.send(aMail({ replyTo: 'guest@example.org' }));
      await world.gateway.send(aMail());
      const arrived = await world.arrived();
      expect(arrived.map(({ mail }) => mail.replyTo?.map(({ address }) => address))).toEqual([
        ['guest@example.org'],
        undefined,
      ]);
    });

    it.each<[string, Partial<Mail>]>([
      ['its address of answering', { replyTo: `guest@example.org\r\nBcc: ${EVIL}` }],
      ['its subject', { subject: `Hi\r\nBcc: ${EVIL}\r\n\r\n<b>another body</b>` }],
      ['its address of unsubscribing', { unsubscribe: `https://paws.example/\r\nBcc: ${EVIL}` }],
    ])("an email can't get another recipient, header, or body through %s", async (_, given) => {
      const { recipients, mail } = await sent(given);
      expect(recipients).toEqual(['ada@example.com']);
      expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined]);
      expect(mail.text?.trimEnd()).toBe('Hello Ada,\n\nplease confirm.');
    });

    it.each([`ada@example.com, ${EVIL}`, `ada@example.com\r\nBcc: ${EVIL}`, `ada@example.com> <${EVIL}`])(
      'an email to %j reaches no one else: it is rejected permanently or sent to one odd address',
      async (to) => {
        const refusal: unknown = await world.gateway.send(aMail({ to })).catch((error: unknown) => error);
        const arrived = await world.arrived();
        expect(arrived).toHaveLength(refusal === undefined ? 1 : 0);
        expect(refusal ?? { permanent: true }).toMatchObject({ permanent: true });
        for (const { recipients, mail } of arrived) {
          expect([recipients.length, recipients.includes(EVIL)]).toEqual([1, false]);
          expect([mail.to?.length, mail.cc, mail.bcc]).toEqual([1, undefined, undefined]);
        }
      },
    );

    it("an email fails temporarily if no server is reachable, and the error doesn't contain the recipient", async () => {
      const refusal = await world.outOfReach.send(aMail()).catch((error: unknown) => error);
      expect(refusal).toMatchObject({
        name: 'NotDelivered',
        permanent: false,
        reason: expect.stringMatching(/^E\w+$/),
      });
      expect(String(refusal)).not.toContain('ada');
      expect(await world.arrived()).toEqual([]);
    });
  });
}

function headers(mail: ArrivedMail['mail'] | undefined, name: string): readonly string[] {
  return (mail?.headers ?? []).filter(({ key }) => key === name).map(({ value }) => value);
}
