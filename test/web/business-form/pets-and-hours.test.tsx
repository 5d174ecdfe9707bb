import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { SERVICE_ANIMALS } from '../../../domain/policy/policy.js';
import { EditBusiness } from '../../../web/features/business-form/edit-business.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { FakePinMap } from '../support/pin-map.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

function anOwnBusiness(differs: Partial<OwnerBusiness> = {}): OwnerBusiness {
  return {
    ...aBusinessDetail(),
    ...{ approvalStatus: 'approved', rejectionReason: null, pendingChanges: null, hiddenAt: null, moves: ['edit'] },
    billing: {
      ...{ provider: 'stripe', state: 'none', wishedTier: 'free', paidUntil: null, graceUntil: null, note: null },
    },
    ...differs,
  };
}

function show(differs: Partial<OwnerBusiness> = {}, answer?: () => unknown) {
  const business = anOwnBusiness(differs);
  const sent: { policy?: object | null; openingHours?: string | null }[] = [];
  const { client } = apiOf({
    [`/api/businesses/${business.id}`]: async (_url, request) => {
      const change = (await request.json()) as object;
      sent.push(change);
      return answer?.() ?? { ...business, ...change };
    },
    '/api/locations/middle': () => ({ middle: null }),
  });
  renderAt(
    `/my-businesses/${business.id}/edit`,
    asMember(<EditBusiness business={business} pinMap={FakePinMap} />),
    client,
  );
  return sent;
}

const section = () => within(screen.getByRole('region', { name: 'Pets and hours' }));
const question = (name: string) => within(section().getByRole('radiogroup', { name }));
const answer = (name: string, choice: string) => fireEvent.click(question(name).getByRole('radio', { name: choice }));
const choose = (label: string | RegExp, value: string) =>
  fireEvent.change(section().getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(section().getByRole('button', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const A_LIMIT = ' ';

/** The questions that are shown, without opening hours. */
const asked = () => [
  ...section().queryAllByRole('radiogroup'),
  ...section().queryAllByRole('combobox'),
  ...section().queryAllByRole('textbox'),
];

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The questions about pets', () => {
  it('are at most eight fields for a cafe, with a fee, and name the law on service animals', () => {
    show({ category: 'restaurants', kind: 'cafe' });
    expect(asked()).toHaveLength(6);
    expect(section().getByText(SERVICE_ANIMALS)).toBeVisible();
    choose('Pet fee', A_LIMIT);
    expect(asked()).toHaveLength(8);
  });

  it('of a hotel are also about rooms, the pool, pets alone, and a deposit, with a fee per night', () => {
    show({ category: 'hotels', kind: 'hotel' });
    for (const name of ['Guest rooms', 'Pool', 'May pets stay alone, as in a guest room?'])
      expect(section().getByRole('radiogroup', { name })).toBeVisible();
    expect(section().getByLabelText('Refundable deposit')).toBeVisible();
    choose('Pet fee', A_LIMIT);
    expect(section().getByLabelText('What the fee is for')).toHaveValue('night');
  });

  it('have the answers Yes, No, and Not stated, and send each', async () => {
    const sent = show({ policy: null });
    expect(question('Dogs').getByRole('radio', { name: 'Not stated' })).toBeChecked();
    answer('Dogs', 'Yes');
    answer('Cats', 'No');
    answer('Indoors', 'No');
    answer('Indoors', 'Not stated');
    choose('Leash', 'required');
    press('More rules');
    choose('Weight limit for each pet', A_LIMIT);
    choose('Weight limit for each pet: Pounds', '50');
    choose('Pet fee', 'none');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.policy).toMatchObject({
      ...{ leash: 'required', maxWeightLb: 50, fee: { amount: 0 }, deposit: null, maxPets: null, sizes: null },
      pets: { dog: 'yes', cat: 'no', bird: 'unknown' },
      areas: { indoors: 'unknown' },
    });
  });

  it('show a stored policy, count what is under More rules, and send null when no answer is left', async () => {
    const sent = show({
      policy: {
        ...{ pets: { dog: 'yes' }, maxPets: 2, maxWeightLb: 'none', sizes: ['small'], breedRestrictions: null },
        ...{
          leash: null,
          areas: {},
          leftAlone: 'unknown',
          vaccinationProof: 'unknown',
          fee: { amount: 25, per: 'pet' },
        },
        ...{ deposit: null, petHours: null, note: null },
      },
    });
    expect(section().getByLabelText('Pet fee: Dollars')).toHaveValue('25');
    press('More rules (3 answered)');
    expect(section().getByLabelText('Weight limit for each pet')).toHaveValue('none');
    expect(section().getByLabelText('How many pets at once?: Pets')).toHaveValue('2');
    expect(section().getByLabelText('Small')).toBeChecked();
    answer('Dogs', 'Not stated');
    for (const label of ['Weight limit for each pet', 'Pet fee', 'How many pets at once?', 'Sizes of pets'])
      choose(label, '');
    save();
    await waitFor(() => expect(sent).toEqual([{ policy: null }]));
  });

  it('show what is wrong at its field, also under More rules', async () => {
    const sent = show();
    choose('Pet fee', A_LIMIT);
    choose('Pet fee: Dollars', '2000');
    press('More rules');
    choose('Weight limit for each pet', A_LIMIT);
    choose('Weight limit for each pet: Pounds', '301');
    choose('How many pets at once?', A_LIMIT);
    choose('How many pets at once?: Pets', 'many');
    choose('Breeds that aren’t allowed', 'b'.repeat(201));
    choose(/^Anything else about pets/, 'n'.repeat(301));
    press('More rules (4 answered)');
    save();
    const field = (label: string | RegExp) => section().getByLabelText(label);
    await waitFor(() =>
      expect(field('How many pets at once?: Pets')).toHaveAccessibleDescription(/pets from 1 to 100/),
    );
    expect(field('Weight limit for each pet: Pounds')).toHaveAccessibleDescription(/weight from 1 to 300 pounds/);
    expect(field('Pet fee: Dollars')).toHaveAccessibleDescription('Enter a fee from $0 to $1,000');
    expect(field('Breeds that aren’t allowed')).toHaveAccessibleDescription(/must be 200 characters or less/);
    expect(field(/^Anything else about pets/)).toHaveAccessibleDescription(/must be 300 characters or less/);
    expect(field('How many pets at once?: Pets')).toHaveValue('many');
    expect(sent).toEqual([]);
  });

  it('send nothing if a fee is chosen and undone', async () => {
    const sent = show();
    choose('Pet fee', A_LIMIT);
    choose('Pet fee', '');
    save();
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'No changes to save' }));
    expect(sent).toEqual([]);
  });

  it('show a contradiction at both fields', async () => {
    const sent = show();
    answer('Dogs', 'No');
    choose('Pet fee', A_LIMIT);
    choose('Pet fee: Dollars', '10');
    press('More rules');
    choose('How many pets at once?', A_LIMIT);
    choose('How many pets at once?: Pets', '2');
    save();
    await waitFor(() =>
      expect(
        section().getByText(/no animals are allowed, but also state a maximum number of pets and a pet fee/),
      ).toBeVisible(),
    );
    expect(section().getByText(/no animals are allowed, but also state a pet fee/)).toBeVisible();
    expect(section().getByLabelText('How many pets at once?: Pets')).toHaveAccessibleDescription(
      /no animals are allowed, but also state a maximum number of pets/,
    );
    expect(sent).toEqual([]);
  });

  it('show what the server says at a field under More rules, and focus it', async () => {
    const message = 'We can’t read these opening hours.';
    const errors = [{ path: 'policy.petHours', message }];
    show({}, () => Response.json({ message, code: 'INVALID_INPUT', errors }, { status: 400 }));
    press('More rules');
    const hours = () => within(section().getByRole('group', { name: 'Hours for pets' }));
    fireEvent.click(hours().getByRole('button', { name: 'Write it yourself' }));
    fireEvent.change(hours().getByLabelText('Hours for pets as text'), { target: { value: 'noonish' } });
    press('More rules (1 answered)');
    save();
    await waitFor(() => expect(section().getByRole('group', { name: 'Hours for pets' })).toHaveFocus());
    expect(section().getByRole('group', { name: 'Hours for pets' })).toHaveAccessibleDescription(new RegExp(message));
  });

  it('keep their answers and half-typed hours after a reload', async () => {
    show();
    answer('Dogs', 'Yes');
    press('Add hours on Monday');
    choose('Monday: opens', '09:00');
    press('More rules');
    choose('Weight limit for each pet', A_LIMIT);
    choose('Weight limit for each pet: Pounds', '4x');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await act(async () => {});
    cleanup();
    show();
    await waitFor(() => expect(question('Dogs').getByRole('radio', { name: 'Yes' })).toBeChecked());
    press('More rules (1 answered)');
    expect(section().getByLabelText('Weight limit for each pet: Pounds')).toHaveValue('4x');
    expect(section().getByLabelText('Monday: opens')).toHaveValue('09:00');
    expect(section().getByLabelText('Monday: closes')).toHaveValue('');
  });
});

describe('The opening hours', () => {
  it('are entered by the week, with several ranges, copies, and special dates, and sent in the syntax of OpenStreetMap', async () => {
    const sent = show();
    expect(section().getByText('Not stated yet. Visitors see no hours.')).toBeVisible();
    press('Add hours on Monday');
    expect(section().getByLabelText('Monday: opens')).toHaveFocus();
    choose('Monday: opens', '09:00');
    choose('Monday: closes', '12:00');
    press('Add hours on Monday');
    choose('Monday, line 2: opens', '17:00');
    choose('Monday, line 2: closes', '01:00');
    expect(section().getByText('the next day')).toBeVisible();
    press('Copy to all weekdays');
    press('Same hours as Monday on Saturday');
    press('Remove hours: Saturday, line 1');
    expect(section().getByRole('button', { name: 'Add hours on Saturday' })).toHaveFocus();
    press('Add a special date');
    expect(section().getByLabelText('Special date 1: date')).toHaveFocus();
    choose('Special date 1: date', '2026-12-25');
    const preview = section().getByRole('group', { name: 'Opening hours as visitors see them' });
    expect([...preview.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Monday to Friday9 AM to noon, 5 PM to 1 AM',
      'Saturday5 PM to 1 AM',
      'SundayClosed',
      'Fri, Dec 25, 2026Closed',
    ]);
    save();
    const openingHours = 'Mo-Fr 09:00-12:00,17:00-01:00, Sa 17:00-01:00; 2026 Dec 25 off';
    await waitFor(() => expect(sent).toEqual([{ openingHours }]));
  });

  it('show a missing time and overlapping hours, and send neither', async () => {
    const sent = show();
    press('Add hours on Monday');
    choose('Monday: opens', '09:00');
    save();
    const group = () => section().getByRole('group', { name: 'Opening hours' });
    await waitFor(() => expect(group()).toHaveAccessibleDescription(/Monday: Enter both times, or remove the line\./));
    expect(group()).toHaveFocus();
    const [monday] = section().getAllByRole('listitem');
    expect(monday).toHaveTextContent(/Enter both times/);
    choose('Monday: closes', '17:00');
    press('Add hours on Monday');
    choose('Monday, line 2: opens', '16:00');
    choose('Monday, line 2: closes', '18:00');
    save();
    await waitFor(() => expect(group()).toHaveAccessibleDescription(/Monday: The hours overlap/));
    expect(sent).toEqual([]);
  });

  it('that the week cannot show are text, and stay so', async () => {
    const sent = show({ openingHours: 'Mo-Fr 09:00-17:00; PH off' });
    const text = section().getByLabelText('Opening hours as text');
    expect(text).toHaveValue('Mo-Fr 09:00-17:00; PH off');
    expect(section().queryByRole('button', { name: 'Use the weekly form' })).toBeNull();
    fireEvent.change(text, { target: { value: 'Mo-Fr 09:00-18:00; PH off' } });
    save();
    await waitFor(() => expect(sent).toEqual([{ openingHours: 'Mo-Fr 09:00-18:00; PH off' }]));
  });

  it('switch between the week and text without losing anything', () => {
    show({ openingHours: 'Mo-Fr 09:00-17:00' });
    expect(section().getByLabelText('Friday: closes')).toHaveValue('17:00');
    press('Write it yourself');
    fireEvent.change(section().getByLabelText('Opening hours as text'), { target: { value: 'Mo-Sa 10:00-17:00' } });
    press('Use the weekly form');
    expect(section().getByLabelText('Saturday: opens')).toHaveValue('10:00');
    press('Write it yourself');
    for (const value of ['Mo-Sa 10:00-17:00; PH off', ''])
      fireEvent.change(section().getByLabelText('Opening hours as text'), { target: { value } });
    expect(section().getByLabelText('Opening hours as text')).toBeVisible();
  });
});
