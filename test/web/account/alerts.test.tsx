import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ALERT, type Alert } from '../../../interfaces/contract/alert/alert.js';
import { Alerts } from '../../../web/features/account/alerts/alerts.js';
import { scheduleWords, zoneWords } from '../../../web/features/account/alerts/alert-words.js';
import { browseSearchOf } from '../../../web/lib/path/browse-search.js';
import { followPlacePath, followSearchPath } from '../../../web/lib/path/follow-path.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

const shownToast = () => useToasts.getState().current;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

type Answers = Parameters<typeof apiOf>[0];

function show(
  alerts: readonly Alert[] | Response,
  path = '/user-profile/alerts',
  more: Answers = {},
  viewer = aMember(),
) {
  const sent: string[] = [];
  const record = async (_url: URL, request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    return { ...ALERT, isPaused: true };
  };
  const api = apiOf({
    '/api/user/alerts': async (url, request) => (request.method === 'GET' ? alerts : record(url, request)),
    '/api/user/alerts/12': record,
    '/api/user/alerts/12/feed': record,
    ...more,
  });
  return { sent, ...renderAt(path, asMember(<Alerts viewer={viewer} />, viewer), api.client) };
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Follow' }));

describe('the alerts of a member', () => {
  it('says how to follow something while there is no alert', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'You follow nothing yet' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Follow a town' })).toBeVisible();
  });

  it('says that they could not be loaded, with a way to try again', async () => {
    show(Response.json({ message: 'No.' }, { status: 503 }));
    expect(await screen.findByText('We couldn’t load your alerts')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows what each follows, when its email comes, and its feed', async () => {
    show([ALERT]);
    const row = within(await screen.findByRole('list', { name: 'Your alerts' }));
    expect(row.getByRole('link', { name: ALERT.label })).toHaveAttribute('href', `/browse?${ALERT.search}`);
    expect(row.getByText('Every Friday at 8:00 AM, Chicago time')).toBeVisible();
    expect(row.getByText('Open feed')).toHaveAttribute('href', ALERT.feedPath);
  });

  it('says that no email comes while email notifications are off', async () => {
    show([ALERT], undefined, {}, aMember({ emailNotifications: false }));
    expect(await screen.findByText(/You turned off email notifications/)).toBeVisible();
  });

  it('pauses an alert and shows the answer of the server', async () => {
    const { sent } = show([ALERT]);
    fireEvent.click(await screen.findByRole('button', { name: `Pause ${ALERT.label}` }));
    expect(await screen.findByText('Paused. No emails come.')).toBeVisible();
    expect(sent).toEqual(['PUT /api/user/alerts/12 {"isPaused":true}']);
    expect(screen.getByRole('button', { name: `Resume ${ALERT.label}` })).toBeVisible();
  });

  it('deletes an alert only after a second click', async () => {
    const { sent } = show([ALERT]);
    fireEvent.click(await screen.findByRole('button', { name: `Delete ${ALERT.label}` }));
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: `Yes, delete ${ALERT.label}` }));
    await waitFor(() => expect(sent).toEqual(['DELETE /api/user/alerts/12 ']));
  });

  it('changes name, frequency, and hour in a dialog', async () => {
    const { sent } = show([ALERT]);
    fireEvent.click(await screen.findByRole('button', { name: `Edit ${ALERT.label}` }));
    fireEvent.change(await screen.findByLabelText('Emails'), { target: { value: 'daily' } });
    expect(screen.queryByLabelText('Day')).toBeNull();
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '18' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0]!.split(' ').slice(2).join(' '))).toMatchObject({
      ...{ label: ALERT.label, frequency: 'daily', weekday: null, hour: 18, timeZone: ALERT.timeZone },
    });
  });

  it('moves an alert to the time zone of the reader only if they choose so', async () => {
    const { sent } = show([{ ...ALERT, timeZone: 'Pacific/Auckland' }]);
    fireEvent.click(await screen.findByRole('button', { name: `Edit ${ALERT.label}` }));
    const zone = await screen.findByLabelText('Time zone');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect([...zone.children].map((option) => option.textContent)).toEqual(['Auckland time', zoneWords(own)]);
    fireEvent.change(zone, { target: { value: own } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent[0]).toContain(`"timeZone":"${own}"`));
  });

  it('creates a new link to the feed', async () => {
    const { sent } = show([ALERT]);
    fireEvent.click(await screen.findByText('Create new link'));
    await waitFor(() => expect(shownToast()?.description).toBe('The old link no longer works.'));
    expect(sent).toEqual(['POST /api/user/alerts/12/feed ']);
  });
});

describe('the form for a new alert', () => {
  it('follows the search in the address, and leaves the address when done', async () => {
    const path = followSearchPath(
      browseSearchOf(new URLSearchParams('location=Austin, TX&query=patio&sort=name&view=map')),
    );
    expect(path).toBe('/user-profile/alerts?search=query%3Dpatio%26location%3DAustin%252C%2BTX');
    const { sent, address } = show([], path);
    expect(await screen.findByText(/when places for “patio” near Austin, TX are new/)).toBeVisible();
    send();
    await waitFor(() => expect(address()).toBe('/user-profile/alerts'));
    const [method, called, body] = sent[0]!.split(' ');
    expect([method, called]).toEqual(['POST', '/api/user/alerts']);
    expect(JSON.parse(body!)).toEqual({
      ...{ search: 'query=patio&location=Austin%2C+TX', frequency: 'daily', weekday: null, hour: 8 },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('says that only places that match the filters count', async () => {
    show([], followSearchPath(browseSearchOf(new URLSearchParams('location=Austin, TX&category=hotels'))));
    expect(
      await screen.findByText(/when places near Austin, TX that match your filters are new, change, or close/),
    ).toBeVisible();
  });

  it('follows the place in the address, by its name', async () => {
    const { sent } = show([], followPlacePath({ id: 42, name: 'The Muddy Paw' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('The Muddy Paw');
    send();
    await waitFor(() => expect(sent[0]).toContain('"businessId":42,"label":"The Muddy Paw"'));
  });

  it('says at the field that the town is unknown, and accepts another one', async () => {
    const message = 'We don’t know the location Atlantis. Use a town, ZIP code, or state.';
    const errors = [{ path: 'search', message }];
    show([], '/user-profile/alerts', {
      '/api/user/alerts': async (_url, request) =>
        request.method === 'GET'
          ? []
          : (await request.text()).includes('Atlantis')
            ? Response.json({ message, code: 'INVALID_INPUT', errors }, { status: 400 })
            : ALERT,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Follow a town' }));
    const town = screen.getByLabelText(/^Town or ZIP code/);
    fireEvent.change(town, { target: { value: 'Atlantis' } });
    send();
    await waitFor(() => expect(town).toBeInvalid());
    expect(town).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(town).toHaveValue('Atlantis');
    expect(town).toHaveFocus();
    fireEvent.change(town, { target: { value: 'Austin, TX' } });
    send();
    await waitFor(() => expect(shownToast()?.title).toBe('Alert created'));
  });

  it('keeps what was typed and says why if the server refuses', async () => {
    const message = 'You can have at most 20 alerts. Please delete one first.';
    show([], '/user-profile/alerts', {
      '/api/user/alerts': (_url, request) =>
        request.method === 'GET' ? [] : Response.json({ message, code: 'TOO_MANY_ALERTS' }, { status: 409 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Follow a town' }));
    fireEvent.change(screen.getByLabelText(/^Town or ZIP code/), { target: { value: '78701' } });
    send();
    await waitFor(() => expect(shownToast()?.description).toBe(message));
    expect(screen.getByLabelText(/^Town or ZIP code/)).toHaveValue('78701');
  });
});

describe('scheduleWords', () => {
  it.each([
    [{ frequency: 'daily', weekday: null, hour: 0, timeZone: 'UTC' }, 'Every day at 12:00 AM, UTC time'],
    [
      { frequency: 'weekly', weekday: 6, hour: 12, timeZone: 'America/New_York' },
      'Every Sunday at 12:00 PM, New York time',
    ],
  ] as const)('says when emails come: %j', (schedule, words) => expect(scheduleWords(schedule)).toBe(words));
});
