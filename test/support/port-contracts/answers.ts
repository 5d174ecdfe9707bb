import { describe, expect, it } from '@jest/globals';
import type { SavedReplyContent } from '../../../application/administration/reply-ports.js';
import { newsEmail, serviceEmail, type OutgoingMessage } from '../../../application/shared/outbox.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import { ADA, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const ADDRESS: SavedReplyContent = { title: 'no Address', kind: 'rejection', text: 'We couldn’t find {place}.' };
const THANKS: SavedReplyContent = { title: 'A Thank You', kind: 'feedback', text: 'Thanks, {name}.' };

/** Contract of the port for saved replies. */
export function savedRepliesContract(world: OpenWorld): void {
  describe('SavedReplies', () => {
    it('adds replies up to a maximum, and lists them by title', async () => {
      const { savedReplies, transaction } = world();
      const { length } = await savedReplies.all();
      const add = (content: SavedReplyContent, max = length + 2) =>
        transaction.run(() => savedReplies.add(content, 'Ada', max));
      const [address, thanks] = [await add(ADDRESS), await add(THANKS)];
      expect(address).toEqual({
        ...{ ...ADDRESS, id: expect.any(Number), createdBy: 'Ada', updatedBy: 'Ada', version: 1 },
        ...{ createdAt: expect.any(Date), updatedAt: expect.any(Date) },
      });
      expect(await add(THANKS)).toBeNull();
      const titles = (await savedReplies.all()).map(({ title }) => title);
      expect(titles).toHaveLength(length + 2);
      expect(titles.indexOf('A Thank You')).toBeLessThan(titles.indexOf('no Address'));
      await transaction.run(async () => {
        for (const { id } of [address!, thanks!]) await savedReplies.remove(id);
      });
    });

    it('changes and removes a reply that the transaction holds', async () => {
      const { savedReplies, transaction } = world();
      const added = await transaction.run(() => savedReplies.add(ADDRESS, 'Ada', 1000));
      const { id } = added!;
      const now = new Date('2026-05-01T10:00:00.000Z');
      const changed = await transaction.run(async () => {
        expect(await savedReplies.hold(id)).toEqual(added);
        return savedReplies.change(id, THANKS, 'Grace', now);
      });
      expect(changed).toEqual({ ...added, ...THANKS, updatedBy: 'Grace', updatedAt: now, version: 2 });
      expect(await savedReplies.all()).toContainEqual(changed);
      await transaction.run(async () => {
        await savedReplies.hold(id);
        await savedReplies.remove(id);
      });
      expect(await transaction.run(() => savedReplies.hold(id))).toBeNull();
      expect((await savedReplies.all()).map((reply) => reply.id)).not.toContain(id);
    });
  });
}

const TO_OWNER = { subject: 'Barton Bakery is approved', paragraphs: ['It is visible to everyone.'] };
const TO_ROSA = { subject: 'Thank you', paragraphs: ['It is listed now.'] };

const MESSAGES: readonly OutgoingMessage[] = [
  newsEmail('preview:1', ADA, TO_OWNER),
  { kind: 'text', dedupeKey: 'preview:2', memberId: null, service: true, to: '5125550142', text: 'A text message' },
  serviceEmail('preview:3', { memberId: null, to: 'rosa@example.org' }, TO_ROSA),
];

/** Contract of the port for previews of emails. */
export function emailPreviewsContract(world: OpenWorld): void {
  const recordAll = () =>
    world().transaction.run(async () => {
      for (const message of MESSAGES) await world().outbox.record(message);
    });

  describe('EmailPreviews', () => {
    it('returns the emails that a decision recorded, with masked addresses, and keeps nothing', async () => {
      const { emailPreviews } = world();
      const first = await emailPreviews.of(recordAll);
      expect(first).toMatchObject([
        { subject: TO_OWNER.subject, text: expect.stringContaining(TO_OWNER.paragraphs[0]!), notSent: null },
        { subject: TO_ROSA.subject, to: 'r•••@example.org', notSent: null },
      ]);
      for (const { to, html } of first) {
        expect(to).toMatch(/^.•••@/);
        expect(html).toContain('</p>');
      }
      // A kept message would not be recorded a second time.
      expect(await emailPreviews.of(recordAll)).toEqual(first);
    });

    it('rejects with the refusal of the decision, and returns nothing for one that records nothing', async () => {
      const { emailPreviews, transaction } = world();
      const refusal = new DomainError('CHANGED_MEANWHILE', 'Ada decided first.');
      const refused = () => transaction.run(async () => Promise.reject(refusal));
      await expect(emailPreviews.of(refused)).rejects.toBe(refusal);
      expect(await emailPreviews.of(() => transaction.run(async () => 'done'))).toEqual([]);
    });

    it('says why a member gets no email who has turned emails off', async () => {
      const { emailPreviews, mailChoices, outbox, transaction } = world();
      const emails = await emailPreviews.of(() =>
        transaction.run(async () => {
          await mailChoices.switchOff(OLIVE);
          await outbox.record(newsEmail('preview:off', OLIVE, TO_OWNER));
        }),
      );
      expect(emails.map(({ notSent }) => notSent)).toEqual([
        'This email is not sent: the member has turned off emails.',
      ]);
    });
  });
}
