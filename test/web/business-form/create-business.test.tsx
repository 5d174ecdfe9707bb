import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import {
  choosePremium,
  field,
  fillIn,
  press,
  show,
  shownToast,
  submit,
  type,
} from '../support/create-business-form.js';
import { aBusiness } from '../support/records.js';

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Listing a business', () => {
  it('sends the listing form once and goes to the home page', async () => {
    const { sent, address } = show();
    fillIn();
    type(/^Description/, 'Shade and water for all pets.');
    type(/^Price range/, '$$');
    type(/^State/, 'TX');
    type(/^ZIP code/, '78704');
    type(/^Email/, 'hello@example.com');
    press('Water bowls');
    submit();
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      name: 'The Quiet Paw',
      category: 'restaurants',
      tier: 'free',
      priceRange: '$$',
      state: 'TX',
      zipCode: '78704',
      email: 'hello@example.com',
      petPerks: ['Water bowls'],
      website: null,
    });
    expect(sent[0]?.key).toMatch(/^.{1,255}$/);
    expect(shownToast()).toMatchObject({
      title: 'Business created successfully!',
      description: 'Your pet-friendly business has been listed.',
    });
  });

  it('the listing form shows the error at each invalid field and sends nothing', async () => {
    const { calls } = show();
    type(/^ZIP code/, '7870');
    type(/^Website/, 'ftp://paw.example.com');
    type(/^Email/, 'nobody');
    submit();
    for (const sentence of [
      'Business name is required',
      'Please select a category',
      'Please enter a valid zip code (12345 or 12345-6789)',
      'Please enter a valid URL',
      'Valid email is required',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect(calls.filter((call) => !call.includes('/owner/'))).toEqual([]);
  });

  it('the listing form offers the 50 states, DC, and labeled price ranges', () => {
    show();
    expect(within(field(/^State/)).getAllByRole('option')).toHaveLength(52);
    expect(within(field(/^State/)).getByRole('option', { name: 'District of Columbia' })).toHaveValue('DC');
    expect(within(field(/^Price range/)).getByRole('option', { name: '$$$$ Very Expensive' })).toHaveValue('$$$$');
  });

  it.each([
    [503, 'Error', 'Failed to create business. Please try again.'],
    [401, 'Authentication Required', 'Please sign in to create a business listing.'],
  ])(
    'the listing form shows a toast when the server answers %d and stays filled in',
    async (status, title, description) => {
      const { address } = show({ answer: () => Response.json({ message: 'down' }, { status }) });
      fillIn();
      submit();
      await waitFor(() => expect(shownToast()).toMatchObject({ title, description }));
      expect(field(/^Business name/)).toHaveValue('The Quiet Paw');
      expect(address()).toBe('/create-business');
    },
  );

  it('restores the whole listing form, including the email, after signing in again when the session has ended', async () => {
    show({ answer: () => Response.json({ message: 'Unauthorized' }, { status: 401 }) });
    fillIn();
    type(/^Email/, 'paw@example.com');
    submit();
    const link = await screen.findByRole('link', { name: 'Sign in again' });
    expect(link).toHaveAttribute('href', '/api/login?returnTo=%2Fcreate-business');
    // jsdom cannot navigate.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    cleanup();
    show();
    expect(field(/^Business name/)).toHaveValue('The Quiet Paw');
    expect(field(/^Email/)).toHaveValue('paw@example.com');
  });

  it("the listing form shows the server's errors at their fields", async () => {
    const message = 'This is not a photo that you uploaded here.';
    const errors = [
      { path: 'images', message },
      { path: 'city', message: 'Which city?' },
    ];
    show({ answer: () => Response.json({ message, code: 'INVALID_INPUT', errors }, { status: 400 }) });
    fillIn();
    submit();
    expect(await screen.findByText('Which city?')).toBeVisible();
    expect(field(/^City/)).toBeInvalid();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('sends the same idempotency key when an unchanged listing form is sent again', async () => {
    const { sent } = show({ answer: () => new Response('down', { status: 503 }) });
    fillIn();
    for (const count of [1, 2]) {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Create Business Listing' })).toBeEnabled());
      submit();
      await waitFor(() => expect(sent).toHaveLength(count));
    }
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

describe('Listing a business as a visitor', () => {
  it('the listing form shows all fields to visitors, then asks them to sign in when they send it', async () => {
    const { calls } = show({ isMember: false });
    expect(screen.getByRole('heading', { level: 1, name: 'List Your Pet-Friendly Business' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fcreate-business',
    );
    expect(field(/^Add photo/)).toBeDisabled();
    const refused = { title: 'Sign In Required', description: 'Please sign in to list your business with us.' };
    submit();
    await waitFor(() => expect(shownToast()).toMatchObject(refused));
    useToasts.setState({ current: null });
    fillIn();
    submit();
    await waitFor(() => expect(shownToast()).toMatchObject(refused));
    expect(calls).toEqual([]);
  });

  it("restores a visitor's listing form after signing in, except the email and phone number", async () => {
    show({ isMember: false });
    fillIn();
    type(/^Email/, 'hello@example.com');
    type(/^Phone number/, '512 555 0142');
    press('Water bowls');
    expect(sessionStorage.getItem('draft:business:new')).not.toMatch(/hello@|0142/);
    cleanup();
    show();
    await waitFor(() => expect(field(/^Business name/)).toHaveValue('The Quiet Paw'));
    expect(screen.getByRole('button', { name: 'Water bowls', pressed: true })).toBeVisible();
    expect(field(/^Email/)).toHaveValue('');
    expect(field(/^Phone number/)).toHaveValue('');
  });
});

describe('Listing a Premium business with paid billing', () => {
  it('listing with paid Premium says that payment comes later and goes to the plan page after sending', async () => {
    const answer = () => Response.json({ ...aBusiness(), billing: { state: 'pending_payment' } }, { status: 201 });
    const { address } = show({ isDemoBilling: false, answer });
    expect(screen.queryByText(/Demo billing/)).toBeNull();
    fillIn();
    choosePremium();
    expect(screen.getAllByText(/You pay after you submit the listing/)).toHaveLength(2);
    submit();
    await waitFor(() => expect(address()).toBe('/my-businesses/1/plan'));
  });
});

describe('The listing type', () => {
  it('the listing type limits the words of the description and shows when the limit is exceeded', async () => {
    show();
    fillIn();
    type(/^Description/, 'word '.repeat(201));
    expect(screen.getByText('201/200 words')).toHaveClass('text-danger');
    expect(screen.getByText('Limit exceeded')).toBeVisible();
    submit();
    expect(
      await screen.findByText(
        'Free listings are limited to 200 words and 3 images. Premium listings allow 500 words and 30 images.',
      ),
    ).toBeVisible();
    choosePremium();
    expect(screen.getByText('201/500 words')).not.toHaveClass('text-danger');
    expect(screen.queryByText('Limit exceeded')).toBeNull();
    type(/^Description/, 'word '.repeat(501));
    submit();
    expect(await screen.findByText('Description cannot exceed 500 words for premium listings')).toBeVisible();
  });

  it('the listing form shows the Premium fields with a demo billing note, and sends their values', async () => {
    const { sent } = show();
    expect(screen.queryByRole('region', { name: 'Premium Features' })).toBeNull();
    fillIn();
    choosePremium();
    expect(screen.getAllByText(/Demo billing: no card is charged/)[0]).toBeVisible();
    type(/^YouTube video/, 'https://youtu.be/dQw4w9WgXcQ');
    type(/^Arrival notes/, 'Park behind the house.');
    for (const perk of ['Water bowls', 'Pet treats', 'Welcome kit', 'Walking areas']) press(perk);
    for (const perk of ['Water bowls', 'Pet treats', 'Welcome kit'])
      fireEvent.click(screen.getByRole('checkbox', { name: perk }));
    expect(screen.getByRole('checkbox', { name: 'Walking areas' })).toBeDisabled();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      tier: 'premium',
      youtubeVideoId: 'dQw4w9WgXcQ',
      arrivalNotes: 'Park behind the house.',
      highlightedPerks: ['Water bowls', 'Pet treats', 'Welcome kit'],
    });
  });

  it('the listing type can be changed in the sidebar, and a free listing is sent without Premium fields', async () => {
    const { sent } = show();
    fillIn();
    press('Premium');
    expect(screen.getByRole('radio', { name: /^Premium/ })).toBeChecked();
    type(/^Facebook/, 'no address');
    press('Free');
    expect(screen.queryByLabelText(/^Facebook/)).toBeNull();
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ tier: 'free', facebookUrl: null });
  });
});

describe('Pet perks in the listing form', () => {
  const own = () => field(/^Add your own perk/);
  const enter = (perk: string): void => {
    fireEvent.change(own(), { target: { value: perk } });
    fireEvent.keyDown(own(), { key: 'Enter' });
  };
  const chosen = () =>
    within(screen.getByRole('list', { name: 'Chosen perks' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('the listing form adds suggested and typed perks without duplicates and removes them again', () => {
    const { calls } = show();
    expect(within(screen.getByRole('list', { name: 'Suggested perks' })).getAllByRole('button')).toHaveLength(12);
    press('Water bowls');
    enter('  A very soft sofa ');
    enter('water  bowls');
    enter('   ');
    expect(chosen()).toEqual(['Water bowls', 'A very soft sofa']);
    expect(own()).toHaveValue('   ');
    press('Remove Water bowls');
    expect(chosen()).toEqual(['A very soft sofa']);
    expect(screen.getByRole('button', { name: 'Water bowls', pressed: false })).toBeVisible();
    expect(calls.filter((call) => !call.includes('/owner/'))).toEqual([]);
  });
});

describe('A perk that was typed but not added', () => {
  const own = () => field(/^Add your own perk/);
  const typeOwn = (perk: string) => fireEvent.change(own(), { target: { value: perk } });

  it('the Add button adds the typed perk and empties the field', () => {
    show();
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    typeOwn('A very soft sofa');
    press('Add A very soft sofa');
    expect(own()).toHaveValue('');
    expect(within(screen.getByRole('list', { name: 'Chosen perks' })).getByText('A very soft sofa')).toBeVisible();
  });

  it('the listing form sends a perk left in the field, trimmed and without duplicates', async () => {
    const { sent } = show();
    fillIn();
    press('Water bowls');
    typeOwn('  A very soft   sofa ');
    submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ petPerks: ['Water bowls', 'A very soft sofa'] });
    expect(sent[0]?.body).not.toHaveProperty('ownPerk');
  });

  it('the listing form sends a perk once if the text left in the field is already chosen', async () => {
    const { sent } = show();
    fillIn();
    press('Water bowls');
    typeOwn('water bowls');
    submit();
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ petPerks: ['Water bowls'] }));
  });

  it('the perk field accepts typing past its limit, says so, and keeps the text instead of adding or sending it', async () => {
    const { sent } = show();
    fillIn();
    typeOwn('🐕'.repeat(61));
    expect(own()).not.toHaveAttribute('maxlength');
    expect(screen.getByText('61/60 characters')).toBeVisible();
    expect(screen.getByText('Limit exceeded')).toBeVisible();
    fireEvent.keyDown(own(), { key: 'Enter' });
    expect(screen.getByText('A perk must be 60 characters or less')).toBeVisible();
    submit();
    expect(await screen.findByText('A perk must be 60 characters or less')).toBeVisible();
    expect(own()).toHaveValue('🐕'.repeat(61));
    expect(sent).toEqual([]);
  });
});

describe('Similar businesses before listing', () => {
  it('the listing form shows similar businesses before sending, and is sent when the owner continues', async () => {
    const { sent } = show({
      similar: [
        { ...aBusiness({ id: 7, name: 'The Quiet Paws', distance: 0.1 }), matches: ['phone', 'location', 'name'] },
      ],
    });
    fillIn();
    submit();
    const dialog = await screen.findByRole('dialog', { name: 'Is it already listed?' });
    const [claim, view] = within(dialog).getAllByRole('link');
    expect(claim).toHaveTextContent('This is my business: claim it');
    expect(claim).toHaveAttribute('href', '/claim-business/7');
    expect(view).toHaveTextContent('View The Quiet Paws (opens in a new tab)');
    expect(view).toHaveAttribute('href', '/business/7');
    expect(within(dialog).getByText('Same phone number, 0.1 miles away, similar name')).toBeVisible();
    expect(sent).toEqual([]);
    press('Back to form');
    expect(screen.queryByRole('dialog')).toBeNull();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'List My Business' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('A similar business that has an owner', () => {
  it('offers no claim in the dialog of the listing form', async () => {
    show({ similar: [{ ...aBusiness({ id: 7, isClaimed: true }), matches: ['phone'] }] });
    fillIn();
    submit();
    const dialog = await screen.findByRole('dialog', { name: 'Is it already listed?' });
    expect(within(dialog).getByText('It already has an owner.')).toBeVisible();
    expect(within(dialog).queryByRole('link', { name: /claim it/ })).toBeNull();
  });
});

describe('The preview of the listing form', () => {
  const preview = () => screen.getByRole('region', { name: 'Preview' });

  it('asks for a name and a category, and then shows the card as it is typed', () => {
    show();
    expect(within(preview()).getByText('Enter a name and a category to see your card.')).toBeVisible();
    expect(within(preview()).queryByRole('article', { hidden: true })).toBeNull();
    type(/^Business name/, 'The Quiet Paw');
    type(/^Category/, 'restaurants');
    const card = within(preview()).getByRole('article', { hidden: true });
    expect(card).toHaveTextContent('The Quiet Paw');
    expect(card).toHaveTextContent('Restaurants');
    expect(card).toHaveTextContent('No reviews yet');
    type(/^Business name/, 'The Loud Paw');
    type(/^City/, 'Austin');
    type(/^State/, 'TX');
    expect(card).toHaveTextContent('The Loud Paw');
    expect(card).toHaveTextContent('Austin, TX');
  });

  it('shows the Premium badge whichever chooser the plan was chosen in, and both choosers agree', () => {
    show();
    type(/^Business name/, 'The Quiet Paw');
    type(/^Category/, 'restaurants');
    expect(within(preview()).queryByText('Premium')).toBeNull();
    choosePremium();
    expect(within(preview()).getByText('Premium')).toBeInTheDocument();
    const plan = screen.getByRole('group', { name: 'Your plan' });
    expect(within(plan).getByRole('button', { name: 'Premium' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(within(plan).getByRole('button', { name: 'Free' }));
    expect(within(preview()).queryByText('Premium')).toBeNull();
    expect(screen.getByRole('radio', { name: /^Free/ })).toBeChecked();
  });

  it('has no link that can be reached, because the business has no page yet', () => {
    show();
    type(/^Business name/, 'The Quiet Paw');
    type(/^Category/, 'restaurants');
    const link = within(preview()).getByRole('link', { hidden: true, name: 'The Quiet Paw' });
    expect(link.closest('[inert]')).not.toBeNull();
  });
});

describe('The sidebar of the listing form', () => {
  it("the listing form's sidebar shows the owner's first three businesses, the count of others, and a support link", async () => {
    const owned = [1, 2, 3].map((id) => ({
      ...aBusiness({ id, name: `Paw ${id}` }),
      approvalStatus: id === 1 ? 'pending' : 'approved',
    }));
    show({ owned, total: 5 });
    const own = await screen.findByRole('region', { name: 'Your Businesses' });
    expect(within(own).getAllByRole('listitem')[0]).toHaveTextContent('Paw 1Pending approval');
    expect(within(own).getByRole('link', { name: 'Paw 2' })).toHaveAttribute('href', '/my-businesses/2/edit');
    expect(within(own).getByRole('link', { name: '+2 more businesses' })).toHaveAttribute('href', '/my-businesses');
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['Free', 'Premium adds advanced analytics, custom perk highlights, and more.'],
    ['Premium', /3 custom perk highlights, advanced analytics\./],
  ])('the sidebar of the listing form mentions advanced analytics and perk highlights with %s', (tier, text) => {
    show();
    press(tier);
    expect(within(screen.getByRole('region', { name: 'Your plan' })).getByText(text)).toBeVisible();
  });

  it('the sidebar of the listing form shows no list of businesses when the member has none', () => {
    show();
    expect(screen.queryByRole('region', { name: 'Your Businesses' })).toBeNull();
  });
});
