import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FIT, type Fit } from '../../../interfaces/contract/policy/fit.js';
import { VisitContent } from '../../../web/app/pages/business/visit.js';
import { useTypedPets } from '../../../web/lib/pets/typed-pets.store.js';
import { anOwnPet } from '../support/pet-records.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const REX = anOwnPet({ id: 1, petName: 'Rex', petType: 'dog', weight: 70, petSize: 'large' });
const TOM = anOwnPet({ id: 2, petName: 'Tom', petType: 'cat', weight: null, petSize: null });

const answer = (differs: Partial<Fit>): Fit => ({ ...FIT, ...differs });

interface Shown {
  readonly isMember?: boolean;
  readonly path?: string;
  readonly fit?: Fit | (() => unknown);
  readonly phone?: string | null;
}

function show({ isMember = false, path = '/business/1', fit = FIT, phone = null }: Shown = {}) {
  const { client, calls } = apiOf({
    '/api/businesses/1/fit': () => (typeof fit === 'function' ? fit() : fit),
    '/api/pet-profiles/user': () => [REX, TOM],
  });
  const panel = <VisitContent part="fit" business={aBusinessDetail({ phone })} isPreview={false} />;
  const { address } = renderFor(isMember ? aViewer() : null, path, panel, client);
  const asked = () => calls.filter((call) => call.startsWith('/api/businesses/1/fit'));
  return { asked, address };
}

const panel = () => within(screen.getByRole('region', { name: 'Can your pet come?' }));

describe('the panel about the reader’s pets', () => {
  beforeEach(() => {
    localStorage.clear();
    useTypedPets.setState({ text: '', isRead: false });
  });
  afterEach(cleanup);

  it('asks about the pets that a visitor types, and keeps them in this browser', async () => {
    const { asked } = show();
    expect(panel().getByText(/Add your pet, and we compare it/)).toBeVisible();
    fireEvent.click(panel().getByRole('button', { name: 'Add a Pet' }));
    expect(panel().getByRole('combobox', { name: 'Type' })).toHaveFocus();
    fireEvent.change(panel().getByRole('textbox', { name: 'Weight in pounds' }), { target: { value: '70' } });
    expect(await panel().findByText('Dogs up to 50 lb. Yours weighs 70 lb.')).toBeVisible();
    await waitFor(() => expect(asked().at(-1)).toBe('/api/businesses/1/fit?pets=dog%3A70'));
    expect(panel().getByRole('status')).toHaveTextContent('No');
    expect(panel().getAllByText('Confirmed Nov 2, 2026')).toHaveLength(2);
    expect(localStorage.getItem('pets')).toContain('dog:70');
    fireEvent.click(panel().getByRole('button', { name: 'Remove your pet' }));
    expect(panel().getByRole('button', { name: 'Add a Pet' })).toHaveFocus();
    expect(localStorage.getItem('pets')).not.toContain('dog');
  });

  it('asks about the pets that this browser kept', async () => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: 'cat:9,dog:large' } }));
    const { asked } = show();
    await waitFor(() => expect(asked()).toEqual(['/api/businesses/1/fit?pets=cat%3A9%2Cdog%3Alarge']));
    expect(panel().getByRole('group', { name: 'Pet 2' })).toBeVisible();
  });

  it('ignores kept pets that can’t be read', () => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: 'dragon' } }));
    const { asked } = show();
    expect(panel().getByRole('button', { name: 'Add a Pet' })).toBeVisible();
    expect(asked()).toEqual([]);
  });

  it('refuses a weight that no pet has, next to its field', () => {
    show();
    fireEvent.click(panel().getByRole('button', { name: 'Add a Pet' }));
    const weight = panel().getByRole('textbox', { name: 'Weight in pounds' });
    fireEvent.change(weight, { target: { value: '301' } });
    expect(weight).toHaveAccessibleDescription('Enter a weight up to 300 pounds, such as 25.');
    expect(weight).toHaveAttribute('aria-invalid', 'true');
    fireEvent.change(weight, { target: { value: '300' } });
    expect(weight).not.toHaveAttribute('aria-invalid');
  });

  it('offers room for ten pets', () => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: Array(9).fill('dog').join(',') } }));
    show();
    fireEvent.click(panel().getByRole('button', { name: 'Add Another Pet' }));
    expect(panel().getAllByRole('combobox', { name: 'Type' })).toHaveLength(10);
    expect(panel().queryByRole('button', { name: 'Add Another Pet' })).toBeNull();
  });

  it('preselects a member’s pets, who can leave one at home and choose a time', async () => {
    const { asked } = show({ isMember: true });
    const rex = await panel().findByRole('checkbox', { name: /^Rex/ });
    expect(rex).toBeChecked();
    expect(rex.closest('label')).toHaveTextContent('Dog, 70 lb, large');
    expect(panel().getByRole('checkbox', { name: /^Tom/ })).toBeChecked();
    await waitFor(() => expect(asked().at(-1)).toBe('/api/businesses/1/fit?pets=dog%3A70%3Alarge%2Ccat'));
    fireEvent.click(rex);
    fireEvent.change(panel().getByLabelText('When'), { target: { value: '2026-11-27T19:00' } });
    await waitFor(() => expect(asked().at(-1)).toBe('/api/businesses/1/fit?pets=cat&at=2026-11-27T19%3A00'));
  });

  it('keeps a changed question in the address, and leaves the address alone before', async () => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: 'dog' } }));
    const { asked, address } = show({ path: '/business/1?from=%2Fsaved' });
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(address()).toBe('/business/1?from=%2Fsaved');
    fireEvent.change(panel().getByRole('textbox', { name: 'Weight in pounds' }), { target: { value: '70' } });
    await waitFor(() => expect(address()).toBe('/business/1?from=%2Fsaved&pets=dog%3A70'));
    fireEvent.change(panel().getByLabelText('When'), { target: { value: '2026-11-27T19:00' } });
    await waitFor(() => expect(address()).toBe('/business/1?from=%2Fsaved&pets=dog%3A70&at=2026-11-27T19%3A00'));
    fireEvent.click(panel().getByRole('button', { name: 'Remove your pet' }));
    await waitFor(() => expect(address()).toBe('/business/1?from=%2Fsaved&at=2026-11-27T19%3A00'));
  });

  it('starts with the pets and the time of the search that led here', async () => {
    const from = encodeURIComponent('/browse?pets=dog:70:large&at=2026-11-27T19:00&fits=yes');
    const { asked } = show({ isMember: true, path: `/business/1?from=${from}` });
    await waitFor(() => expect(asked()).toEqual(['/api/businesses/1/fit?pets=dog%3A70%3Alarge&at=2026-11-27T19%3A00']));
    expect(await panel().findByRole('checkbox', { name: /^Rex/ })).toBeChecked();
    expect(panel().getByRole('checkbox', { name: /^Tom/ })).not.toBeChecked();
  });

  it.each([
    ['yes', 'Yes'],
    ['ask', 'Ask first'],
    ['no', 'No'],
  ] as const)('says %s as a word and a shape', async (given, word) => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: 'dog' } }));
    show({ fit: answer({ answer: given }), phone: '(512) 555-0100' });
    const shown = await panel().findByText(word);
    expect(shown).toBeVisible();
    expect(shown.closest('[data-answer]')?.querySelector('svg')).not.toBeNull();
    expect(panel().queryByRole('link', { name: 'Call and Ask' }) !== null).toBe(given === 'ask');
  });

  it('announces the answer in a place that is there before it', async () => {
    show({ fit: answer({ answer: 'yes' }) });
    const status = panel().getByRole('status');
    expect(status).toBeEmptyDOMElement();
    fireEvent.click(panel().getByRole('button', { name: 'Add a Pet' }));
    await waitFor(() => expect(status).toHaveTextContent('Yes. By all that we know, your pet can come.'));
    expect(panel().getByRole('status')).toBe(status);
  });

  it('starts with the pets and the time of a shared address', async () => {
    const { asked } = show({ path: '/business/1?pets=dog:70&at=2026-11-27T19:00&from=%2Fbrowse%3Fpets%3Dcat' });
    await waitFor(() => expect(asked()).toEqual(['/api/businesses/1/fit?pets=dog%3A70&at=2026-11-27T19%3A00']));
    expect(panel().getByRole('textbox', { name: 'Weight in pounds' })).toHaveValue('70');
    expect(panel().getByLabelText('When')).toHaveValue('2026-11-27T19:00');
  });

  it('says how old each fact is, and that a fact is disputed or not stated', async () => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: 'dog' } }));
    const reasons: Fit['reasons'] = [
      { rule: 'pets.dog', answer: 'ask', text: 'One.', state: 'disputed', confirmedAt: '2026-11-02' },
      { rule: 'leash', answer: 'yes', text: 'Two.', state: 'stale', confirmedAt: '2024-11-02' },
      { rule: 'fee', answer: 'yes', text: 'Three.', state: 'unconfirmed', confirmedAt: '2026-11-02' },
      { rule: 'maxPets', answer: 'ask', text: 'Four.', state: null, confirmedAt: null },
    ];
    show({ fit: answer({ answer: 'ask', reasons }) });
    await panel().findByText('One.');
    expect(
      panel()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Ask: One.Disputed by recent visitors',
      'Fits: Two.Not confirmed for a year',
      'Fits: Three.Stated Nov 2, 2026, not confirmed yet',
      'Ask: Four.Not stated',
    ]);
  });

  it('offers to try again if the answer can’t be loaded', async () => {
    localStorage.setItem('pets', JSON.stringify({ state: { text: 'dog' } }));
    show({ fit: () => Response.json({ status: 400, title: 'Bad Request', code: 'INVALID_INPUT' }, { status: 400 }) });
    expect(await panel().findByText('We couldn’t load the answer')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
