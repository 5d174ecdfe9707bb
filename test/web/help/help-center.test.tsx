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
  it('shows the actual limits and prices, and how to contact support', () => {
    open();
    expect(screen.getByText(/Free listings allow up to 3 photos and 200 words/)).toHaveTextContent('$8.99 per month');
    expect(screen.getByText('Response within 24 hours.')).toBeVisible();
    expect(screen.getByText('9 AM-6 PM EST')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });

  it('finds answers by words of the question or answer, ignoring case, and shows the count', async () => {
    open();
    const all = questions().length;
    search('  FORGOT password ');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 answer found'));
    expect(questions()).toContain('I forgot my password. What now?');
    search('microchip');
    await waitFor(() => expect(questions()).toContain('Who sees my pet’s profile?'));
    search('');
    await waitFor(() => expect(questions()).toHaveLength(all));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says what to do if no answer is found', async () => {
    open();
    search('qqzzxx');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No answers found'));
    expect(screen.getByText(/Try fewer or different words, or contact us/)).toBeVisible();
  });

  it('opens only the answer in the address', () => {
    open('/help-center#i-forgot-my-password-what-now');
    const opened = [...document.querySelectorAll('details')].filter((each) => each.open);
    expect(opened.map((each) => each.querySelector('h3')?.textContent)).toEqual(['I forgot my password. What now?']);
  });

  it('has the same questions and answers in its structured data', () => {
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
    ).toMatch(/^Email help@example\.org\. Tell us what you did/);
  });
});
