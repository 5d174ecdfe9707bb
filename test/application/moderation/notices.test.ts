import { describe, expect, it } from '@jest/globals';
import { GiveNotice } from '../../../application/moderation/give-notice.js';
import type { PublishedContent } from '../../../application/moderation/ports.js';
import type { NewNotice } from '../../../domain/moderation/notice.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakePublishedContentReads } from '../../support/fakes/moderation/moderation-cases.js';
import { FakeNoticeRecords } from '../../support/fakes/moderation/moderation.js';
import { FakeClock, FakeOutbox, FakeSecrets } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

const REVIEW = { targetType: 'review', targetId: '1201' } as const;

const CONTENT = {
  authorId: ADA,
  state: 'shown',
  isVisible: true,
  words: 'Great: Go there.',
  path: '/business/3',
} as const;

async function given(notice: Partial<NewNotice>, content: Partial<PublishedContent> = {}) {
  const memory = new Memory();
  const giveNotice = new GiveNotice(
    new FakeNoticeRecords(memory),
    new FakePublishedContentReads([{ ...(notice.target ?? REVIEW), ...CONTENT, ...content }]),
    new FakeOutbox(memory),
    new FakeSecrets(),
    new FakeClock(),
    'https://paws.example',
  );
  const whole: NewNotice = {
    ...{ memberId: ADA, kind: 'warning', reason: 'spam', note: 'The same link in three reviews.', target: REVIEW },
    ...{ decidedBy: 'Agnes', ...notice },
  };
  await new FakeTransaction(memory).run(() => giveNotice.give(whole));
  const [mail] = memory.state.outbox;
  if (mail?.kind !== 'mail') throw new Error('No mail was left.');
  return { mail, text: mail.content.paragraphs.join('\n'), kept: memory.state.memberNotices[0] };
}

describe('a moderation notice', () => {
  it("a notice is emailed whatever the settings, with the reason, the administrator's note, and an appeal link", async () => {
    const { mail, text } = await given({});
    expect(mail).toMatchObject({ dedupeKey: 'notice:1', memberId: ADA, service: true, to: null });
    expect((await given({}, { words: ' ' })).kept).toMatchObject({ targetSummary: null, targetPath: CONTENT.path });
    expect(text).toContain('Reason: Spam.');
    expect(text).toContain('The same link in three reviews.');
    expect(text).toContain('until Oct 28, 2026');
    expect(mail.content.action).toEqual({ label: 'Appeal', path: '/appeal/secret-1' });
  });

  it("a notice stores only a hash of the link, and doesn't name the administrator in the email", async () => {
    const { mail, kept } = await given({});
    expect(kept).toMatchObject({ tokenHash: 'hash of secret-1', decidedBy: 'Agnes' });
    expect(JSON.stringify(mail)).not.toContain('Agnes');
  });

  it.each([
    ['content_hidden', 'We hid your review. Other people can no longer see it.'],
    ['content_removed', 'We removed your review. Other people can no longer see it.'],
    ['warning', 'This is a warning about your review.'],
    [
      'restriction',
      'Until May 8, 2026 at 9:30 AM UTC, you can read but not post because of your review, which other people can no longer see.',
    ],
    [
      'suspension',
      'Your account is suspended permanently because of your review, which other people can no longer see. You can read but not post.',
    ],
  ] as const)('a moderation notice says what happened: %s', async (kind, sentence) => {
    const { text } = await given({ kind, ...(kind === 'restriction' ? { days: 7 } : {}) });
    expect(text).toContain(sentence);
    const isSanction = kind === 'restriction' || kind === 'suspension';
    expect(text.includes('You can still sign in, browse, download your data, appeal')).toBe(isSanction);
  });

  it('a moderation notice quotes the content and its page, and stores both', async () => {
    const { text, kept } = await given({});
    expect(text).toContain('Content: “Great: Go there.”');
    expect(text).toContain('Page: https://paws.example/business/3');
    expect(kept).toMatchObject({ targetSummary: 'Great: Go there.', targetPath: '/business/3' });
  });

  it.each([
    [200, 'x'.repeat(200)],
    [201, `${'x'.repeat(199)}…`],
  ])('a notice ends a quote with an ellipsis only if the quote was shortened: %i characters', async (length, quote) => {
    const { text, kept } = await given({}, { words: 'x'.repeat(length) });
    expect(text).toContain(`“${quote}”`);
    expect(kept?.targetSummary).toBe(quote);
  });

  it('a notice names only the page of a photo, and no page of a pet, which only the owner can open', async () => {
    const photo = { targetType: 'photo', targetId: '/uploads/1.webp' } as const;
    const ofPhoto = await given({ target: photo }, { words: '/uploads/1.webp' });
    expect(ofPhoto.text).not.toContain('/uploads/');
    expect(ofPhoto.text).toContain('Page: https://paws.example/business/3');
    const pet = { targetType: 'pet_profile', targetId: '7' } as const;
    const ofPet = await given({ target: pet }, { words: 'Pixel: Purrs.', path: '/pet-profiles/7' });
    expect(ofPet.text).toContain('“Pixel: Purrs.”');
    expect(ofPet.text).not.toContain('/pet-profiles/');
    expect(ofPet.kept).toMatchObject({ targetPath: '/pet-profiles/7' });
  });

  it('a moderation notice about the whole account names no content', async () => {
    const { text, kept } = await given({ kind: 'suspension', target: null });
    expect(kept).toMatchObject({ targetSummary: null, targetPath: null });
    expect(text).not.toContain('It is about');
    expect(text).toContain('Your account is suspended permanently. You can read but not post.');
  });
});
