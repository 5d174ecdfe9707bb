import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HelpCenter } from '../../../web/features/help/help-center.js';
import { shippedText } from '../../support/texts/page-texts.js';
import { renderAt } from '../support/render.js';

afterEach(cleanup);

const text = shippedText('help-center');
const questions = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
const open = (path = '/help-center') => renderAt(path, <HelpCenter text={text} />);
const search = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });

describe('the help center', () => {
  it('answers with the figures that the product keeps to, and says when a message is answered', () => {
    open();
    expect(screen.getByText(/Free listings allow up to 3 photos and 200 words/)).toHaveTextContent('$8.99 per month');
    expect(screen.getByText('Response within 24 hours.')).toBeVisible();
    expect(screen.getByText('9 AM-6 PM EST')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });

  it('finds answers by words of the question or the answer, in any case, and tells how many', async () => {
    open();
    const all = questions().length;
    search('  FORGOT password ');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 answer found'));
    expect(questions()).toContain('I forgot my password. What now?');
    search('microchip');
    await waitFor(() => expect(questions()).toContain("Who sees my pet's profile?"));
    search('');
    await waitFor(() => expect(questions()).toHaveLength(all));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says so when nothing is found, and what to do then', async () => {
    open();
    search('qqzzxx');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No answers found'));
    expect(screen.getByText(/Try fewer or other words, or ask us/)).toBeVisible();
  });

  it('opens the answer that its address names, and leaves the others closed', () => {
    open('/help-center#i-forgot-my-password-what-now');
    const opened = [...document.querySelectorAll('details')].filter((each) => each.open);
    expect(opened.map((each) => each.querySelector('h3')?.textContent)).toEqual(['I forgot my password. What now?']);
  });

  it('tells search engines the same questions and answers', () => {
    open();
    const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    const data = JSON.parse(block) as {
      '@type': string;
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(data['@type']).toBe('FAQPage');
    const shown = [...document.querySelectorAll('details h3')].map(({ textContent }) => textContent);
    expect(data.mainEntity.map(({ name }) => name)).toEqual(shown);
    expect(
      data.mainEntity.find(({ name }) => name === 'How do I report a security problem?')?.acceptedAnswer.text,
    ).toMatch(/^Write to help@example\.org with/);
  });
});
