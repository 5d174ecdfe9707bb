import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSearchParams } from 'react-router-dom';
import { FACETS } from '../../../interfaces/contract/business/facets-example.js';
import { Filters } from '../../../web/features/search/filters/filters.js';
import { Results } from '../../../web/features/search/results/results.js';
import { browseParams, browseSearchOf, filtersOf } from '../../../web/lib/path/browse-search.js';
import { useTypedPets } from '../../../web/lib/pets/typed-pets.store.js';
import { anOwnPet } from '../support/pet-records.js';
import { aBusiness } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const REX = anOwnPet({ id: 1, petName: 'Rex', petType: 'dog', weight: 70, petSize: null });
const TOM = anOwnPet({ id: 2, petName: 'Tom', petType: 'cat', weight: null, petSize: null });

function BrowseResults() {
  const [params] = useSearchParams();
  const search = browseSearchOf(params);
  return <Results search={search} actions={<Filters search={search} />} />;
}

function show(address: string, { isMember = false, counts = { yes: 12, ask: 34 } } = {}) {
  const fits = [
    aBusiness({ id: 1, name: 'Open Door', fit: 'yes' }),
    aBusiness({ id: 2, name: 'Half Door', fit: 'ask' }),
  ];
  const { client, calls } = apiOf({
    '/api/businesses': () => Response.json(fits, { headers: { 'X-Total-Count': '2' } }),
    '/api/businesses/facets': ({ searchParams }) => (searchParams.has('pets') ? { ...FACETS, fits: counts } : FACETS),
    '/api/pet-profiles/user': () => [REX, TOM],
  });
  const { address: current } = renderFor(isMember ? aViewer() : null, address, <BrowseResults />, client);
  const lastQuery = () => calls.findLast((call) => call.startsWith('/api/businesses?'))?.replace('/api/businesses', '');
  return { calls, current, lastQuery };
}

async function openFilters() {
  fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
}

describe('the filter by pets', () => {
  beforeEach(() => {
    localStorage.clear();
    useTypedPets.setState({ text: '', isRead: false });
  });
  afterEach(cleanup);

  it('lists places for the pets that a visitor types, at a time, with their counts', async () => {
    const { current, lastQuery } = show('/browse?location=Austin');
    const dialog = await openFilters();
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Fits my pets/ }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'Weight in pounds' }), { target: { value: '70' } });
    fireEvent.change(dialog.getByLabelText('When'), { target: { value: '2026-11-27T19:00' } });
    expect(await dialog.findByRole('checkbox', { name: /^Fits my pets \(12\)/ })).toBeChecked();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Include places where I should ask first (34)' }));
    fireEvent.click(dialog.getByRole('button', { name: /^Show / }));
    await waitFor(() =>
      expect(lastQuery()).toBe('?limit=12&location=Austin&pets=dog%3A70&at=2026-11-27T19%3A00&fits=ask'),
    );
    expect(current()).toBe('/browse?location=Austin&pets=dog%3A70&at=2026-11-27T19%3A00&fits=ask');
    expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  it('counts for a member’s pets before they turn it on, and asks about those they choose', async () => {
    const { lastQuery } = show('/browse?verified=true', { isMember: true });
    const dialog = await openFilters();
    const fits = await dialog.findByRole('checkbox', { name: /^Fits my pets \(12\)/ });
    expect(fits).not.toBeChecked();
    fireEvent.click(fits);
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Tom/ }));
    fireEvent.click(dialog.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(lastQuery()).toBe('?limit=12&verified=true&pets=dog%3A70&fits=yes'));
  });

  it('is disabled if no place takes the pets, but not if some have to be asked', async () => {
    show('/browse', { isMember: true, counts: { yes: 0, ask: 0 } });
    expect(await (await openFilters()).findByRole('checkbox', { name: /^Fits my pets \(no places\)/ })).toBeDisabled();
    cleanup();
    show('/browse', { isMember: true, counts: { yes: 0, ask: 3 } });
    expect(await (await openFilters()).findByRole('checkbox', { name: /^Fits my pets \(no places\)/ })).toBeEnabled();
  });

  it('shows the type and size of a pet before it is on, and turns on when they change', async () => {
    const { lastQuery } = show('/browse');
    const dialog = await openFilters();
    const fits = dialog.getByRole('checkbox', { name: /^Fits my pets/ });
    expect(fits).not.toBeChecked();
    expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    fireEvent.change(await dialog.findByRole('combobox', { name: 'Size' }), { target: { value: 'large' } });
    expect(fits).toBeChecked();
    fireEvent.change(dialog.getByRole('combobox', { name: 'Type' }), { target: { value: 'cat' } });
    fireEvent.click(dialog.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(lastQuery()).toBe('?limit=12&pets=cat%3Alarge&fits=yes'));
  });

  it('is one of the active filters, and keeps the others when removed', async () => {
    const { lastQuery, current } = show('/browse?price=$&pets=dog:70&at=2026-11-27T19:00&fits=yes');
    const active = within(await screen.findByRole('list', { name: 'Active filters' }));
    fireEvent.click(active.getByRole('link', { name: 'Remove Fits my pets' }));
    await waitFor(() => expect(lastQuery()).toBe('?limit=12&price=%24'));
    expect(current()).toBe('/browse?price=%24');
  });

  it('goes with the other filters when all are cleared', async () => {
    const { lastQuery } = show('/browse?price=$&pets=dog:70&fits=yes');
    fireEvent.click(await screen.findByRole('link', { name: 'Clear All' }));
    await waitFor(() => expect(lastQuery()).toBe('?limit=12'));
  });

  it('shows the pets of the address, and turns off', async () => {
    const { lastQuery } = show('/browse?pets=cat:9,dog&fits=yes');
    const dialog = await openFilters();
    expect(dialog.getAllByRole('combobox', { name: 'Type' }).map((each) => (each as HTMLSelectElement).value)).toEqual([
      'cat',
      'dog',
    ]);
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Fits my pets/ }));
    fireEvent.click(dialog.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(lastQuery()).toBe('?limit=12'));
  });

  it('asks for a pet while it is on without any, and then leaves the list as it is', async () => {
    const { lastQuery } = show('/browse');
    const dialog = await openFilters();
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Fits my pets/ }));
    expect(dialog.queryByText(/^Add a pet, and we’ll list/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Remove your pet' }));
    expect(dialog.getByText(/^Add a pet, and we’ll list the places that fit\./)).toBeVisible();
    fireEvent.click(dialog.getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(lastQuery()).toBe('?limit=12');
  });

  it('does not send a search with a weight that no pet has', async () => {
    const { calls } = show('/browse');
    const dialog = await openFilters();
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Fits my pets/ }));
    const weight = dialog.getByRole('textbox', { name: 'Weight in pounds' });
    fireEvent.change(weight, { target: { value: 'heavy' } });
    fireEvent.click(dialog.getByRole('button', { name: /^Show / }));
    expect(weight).toHaveFocus();
    expect(calls.filter((call) => call.startsWith('/api/businesses?'))).toEqual(['/api/businesses?limit=12']);
  });

  it('shows on each card whether the place fits', async () => {
    show('/browse?pets=dog&fits=ask');
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveTextContent('Fits');
    expect(second).toHaveTextContent('Ask first');
  });
});

describe('pets in the address of Browse', () => {
  const read = (text: string) => browseSearchOf(new URLSearchParams(text));

  it('keep their place in the address and in every call', () => {
    const search = read('fits=ask&at=2026-11-27T19:00&pets=dog:70,cat');
    expect(new URLSearchParams(browseParams(search)).toString()).toBe(
      'pets=dog%3A70%2Ccat&at=2026-11-27T19%3A00&fits=ask',
    );
    expect(filtersOf(search)).toEqual({ pets: 'dog:70,cat', at: '2026-11-27T19:00', fits: 'ask' });
  });

  it.each(['pets=dragon&at=2026-11-27T19:00&fits=yes', 'at=2026-11-27T19:00&fits=yes', 'pets=dog:900&fits=yes'])(
    'are ignored if they can’t be read, with their time and answer: %s',
    (text) => expect(filtersOf(read(text))).toEqual({}),
  );

  it.each(['at=yesterday', 'at=1969-12-31T23:59', 'fits=no', 'fits=maybe'])('come without %s', (text) =>
    expect(filtersOf(read(`pets=dog&${text}`))).toEqual({ pets: 'dog' }),
  );
});
