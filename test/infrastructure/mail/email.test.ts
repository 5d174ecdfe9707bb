import { describe, expect, it } from '@jest/globals';
import type { EmailContent } from '../../../application/shared/outbox.js';
import { mailOf } from '../../../infrastructure/mail/mail.js';
import { HkdfUnsubscribeTokens } from '../../../infrastructure/outgoing/hkdf-unsubscribe-tokens.js';

const SITE = { name: 'Paws & Co', publicUrl: 'https://paws.example', supportEmail: 'help@paws.example' };
const ENVELOPE = { id: '7d3a', to: 'ada@example.com' };
const LETTER: EmailContent = {
  subject: 'Confirm your address',
  paragraphs: ['Hello Ada,', 'please confirm.'],
  action: { label: 'Confirm', path: '/auth/confirm?a=1&b=2' },
  code: '493021',
};

describe('an email', () => {
  it('an email has the same content in its plain text and HTML parts', () => {
    const { subject, text, html } = mailOf(ENVELOPE, LETTER, null, SITE);
    expect(subject).toBe('Confirm your address');
    for (const words of ['Hello Ada,', 'please confirm.', '493021', 'help@paws.example']) {
      expect([words, text.includes(words), html.includes(words)]).toEqual([words, true, true]);
    }
    expect(text).toContain('Confirm:\nhttps://paws.example/auth/confirm?a=1&b=2\n');
    expect(html).toContain('<a href="https://paws.example/auth/confirm?a=1&amp;b=2"');
  });

  it('an email shows typed text unchanged, and never as HTML', () => {
    const typed = `<img src=x onerror="alert(1)"> & 'so on'`;
    const { text, html } = mailOf(ENVELOPE, { subject: typed, paragraphs: [typed] }, null, SITE);
    expect(text).toContain(typed);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;so on&#39;');
    expect(html).toContain('Paws &amp; Co');
  });

  it('an email contains an unsubscribe link only for recipients who can unsubscribe', () => {
    const address = 'https://paws.example/unsubscribe?token=abc';
    const wanted = mailOf(ENVELOPE, LETTER, address, SITE);
    const service = mailOf(ENVELOPE, LETTER, null, SITE);
    expect([wanted.text.includes(address), wanted.html.includes(address)]).toEqual([true, true]);
    expect([/unsubscribe/i.test(service.text), /unsubscribe/i.test(service.html)]).toEqual([false, false]);
    expect(service.text).toContain('because of a request on Paws & Co');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    "an email can't link to another site: %s",
    (path) => {
      expect(() => mailOf(ENVELOPE, { ...LETTER, action: { label: 'Go', path } }, null, SITE)).toThrow(
        'path on this site',
      );
    },
  );

  it('an email loads no images, styles, scripts, or frames', () => {
    const { html } = mailOf(ENVELOPE, LETTER, null, SITE);
    expect(html).not.toMatch(/<(?:img|link|script|style|iframe)|url\(|@import/i);
  });
});

describe('an unsubscribe link', () => {
  const ADA = '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5';
  const tokens = new HkdfUnsubscribeTokens('a secret of at least 32 characters');

  it('an unsubscribe link belongs to one member', () => {
    expect(tokens.memberOf(tokens.of(ADA))).toBe(ADA);
  });

  it('an unsubscribe link is rejected if it was changed or signed with another secret', () => {
    const token = tokens.of(ADA);
    const changed = [...token].map((sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1));
    const others = [
      new HkdfUnsubscribeTokens('another secret of 32 characters!').of(ADA),
      '',
      'x',
      `${token}A`,
      `${token}=`,
    ];
    for (const wrong of [...changed, ...others]) expect([wrong, tokens.memberOf(wrong)]).toEqual([wrong, null]);
  });
});
