import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type {
  BusinessPeople,
  Invitation,
  SharedBusiness,
} from '../../../interfaces/contract/business/people/people.js';
import {
  BUSINESS_PEOPLE,
  INVITATION,
  OPEN_INVITATION,
  SHARED_BUSINESS,
} from '../../../interfaces/contract/business/people/people-examples.js';
import type { ReactElement } from 'react';
import { InvitationPage } from '../../../web/app/pages/people/invitation-page.js';
import { PeoplePage } from '../../../web/app/pages/people/people-page.js';
import { activityWords } from '../../../web/features/people/activity-list.js';
import { InvitationView } from '../../../web/features/people/invitation-view.js';
import { People } from '../../../web/features/people/people.js';
import { SharedBusinesses } from '../../../web/features/people/shared-businesses.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const ID = BUSINESS_PEOPLE.business.id;
const PEOPLE = `/api/businesses/${ID}/people`;

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

const toastTitle = () => useToasts.getState().current?.title;

/** Renders the people, and answers each change with `status` and `problem`. */
function showPeople(people: BusinessPeople = BUSINESS_PEOPLE, status = 204, problem: object | null = null) {
  const sent: string[] = [];
  const change = async (url: URL, request: Request): Promise<Response> => {
    sent.push(`${request.method} ${url.pathname.replace(PEOPLE, '')} ${await request.text()}`.trim());
    return problem === null ? new Response(null, { status }) : Response.json(problem, { status });
  };
  const [, jamie] = people.people;
  const { client } = apiOf({
    [PEOPLE]: () => people,
    [`${PEOPLE}/activity`]: () => [],
    [`${PEOPLE}/invitations`]: change,
    [`${PEOPLE}/invitations/${OPEN_INVITATION.id}`]: change,
    [`${PEOPLE}/invitations/${OPEN_INVITATION.id}/resend`]: change,
    [`${PEOPLE}/${jamie?.memberId ?? ''}`]: change,
  });
  renderAt(`/my-businesses/${ID}/people`, asMember(<People people={people} />), client);
  return sent;
}

describe('the people of a business', () => {
  it('are listed with their roles, and the owner sees open invitations', async () => {
    showPeople();
    const list = screen.getByRole('list', { name: 'People' });
    expect(within(list).getByText('Casey Rivera', { selector: 'p' })).toBeVisible();
    expect(within(list).getByText('Jamie Lee', { selector: 'p' })).toBeVisible();
    expect(screen.getByText(OPEN_INVITATION.email)).toBeVisible();
    expect(await screen.findByText('Changes of the listing, responses, and roles will appear here.')).toBeVisible();
  });

  it('keeps a refused address in the form, with the reason at the field', async () => {
    const message = 'This address already has an open invitation.';
    const problem = { status: 409, code: 'INVITATION_REFUSED', message, errors: [{ path: 'email', message }] };
    const sent = showPeople(BUSINESS_PEOPLE, 409, problem);
    const email = screen.getByLabelText(/Email address/);
    fireEvent.change(email, { target: { value: 'robin@example.com' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Manager/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(email).toHaveValue('robin@example.com');
    expect(sent).toEqual(['POST /invitations {"email":"robin@example.com","role":"manager"}']);
  });

  it('asks before removing a person and names what they lose', async () => {
    const sent = showPeople();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Jamie Lee' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Jamie Lee?' });
    expect(dialog).toHaveTextContent('Jamie Lee loses the role manager');
    expect(sent).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toastTitle()).toBe('Jamie Lee no longer has a role'));
    expect(sent).toEqual([`DELETE /${BUSINESS_PEOPLE.people[1]?.memberId ?? ''}`]);
  });

  it('changes a role without a question', async () => {
    const sent = showPeople();
    fireEvent.change(screen.getByLabelText('Role of Jamie Lee'), { target: { value: 'responder' } });
    await waitFor(() => expect(toastTitle()).toBe('Jamie Lee is now a responder'));
    expect(sent).toEqual([`PUT /${BUSINESS_PEOPLE.people[1]?.memberId ?? ''} {"role":"responder"}`]);
  });

  it('resends and withdraws an invitation', async () => {
    const sent = showPeople();
    fireEvent.click(screen.getByRole('button', { name: `Resend to ${OPEN_INVITATION.email}` }));
    await waitFor(() => expect(toastTitle()).toBe('Invitation sent again'));
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(toastTitle()).toBe('Invitation withdrawn'));
    expect(sent).toEqual([`POST /invitations/12/resend`, `DELETE /invitations/12`]);
  });

  it('names people without a name by the address that the owner invited, so that they differ', async () => {
    const [owner, jamie] = BUSINESS_PEOPLE.people;
    if (owner === undefined || jamie === undefined) throw new Error('The example has two people.');
    const unnamed = (memberId: string, invitedEmail: string | null) => ({
      ...jamie,
      memberId,
      name: null,
      invitedEmail,
    });
    const people = [owner, unnamed('a', 'kim@example.com'), unnamed('b', 'lou@example.com'), unnamed('c', null)];
    showPeople({ ...BUSINESS_PEOPLE, people });
    for (const name of ['kim@example.com', 'lou@example.com', 'Unnamed member']) {
      expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    }
  });

  it('show a responder the people only', () => {
    showPeople({ ...BUSINESS_PEOPLE, yourRole: 'responder', invitations: null });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Activity' })).toBeNull();
  });
});

describe('the page of people, and that of an invitation', () => {
  const show = (element: ReactElement, route: string, path: string, api: string, answer: () => unknown) => {
    const { client } = apiOf({ [api]: answer });
    renderAt(path, asMember(element), client, { route });
  };
  const heading = () => screen.getByRole('heading', { level: 1 });
  const never = () => new Promise(() => undefined);
  const failing = () => Response.json({ status: 500, code: 'INTERNAL', message: 'Failed' }, { status: 500 });

  it.each<[string, ReactElement, string, string, string]>([
    ['People', <PeoplePage key="people" />, '/my-businesses/:id/people', `/my-businesses/${ID}/people`, PEOPLE],
    ['Invitation', <InvitationPage key="one" />, '/invitations/:token', '/invitations/abc', '/api/invitations/abc'],
  ])('have the heading “%s” while they load, and after a failure', async (title, element, route, path, api) => {
    show(element, route, path, api, never);
    expect(heading()).toHaveTextContent(title);
    cleanup();
    show(element, route, path, api, failing);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(heading()).toHaveTextContent(title);
  });

  it('has one heading with the name of the business once it is loaded', async () => {
    const [route, path] = ['/my-businesses/:id/people', `/my-businesses/${ID}/people`];
    show(<PeoplePage />, route, path, PEOPLE, () => BUSINESS_PEOPLE);
    await waitFor(() => expect(heading()).toHaveTextContent(`People of ${BUSINESS_PEOPLE.business.name}`));
  });
});

describe('the businesses shared with a member', () => {
  const show = (shared: readonly SharedBusiness[]) => {
    const { client } = apiOf({ '/api/user/shared-businesses': () => shared });
    renderAt('/my-businesses', asMember(<SharedBusinesses />), client);
  };
  const actions = async () =>
    within(await screen.findByRole('group', { name: `Actions for ${SHARED_BUSINESS.business.name}` }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

  it.each([
    ['manager', ['Edit', 'Analytics', 'Reviews (3 to answer)', 'People', 'View Business Listing']],
    ['responder', ['Reviews (3 to answer)', 'People']],
  ] as const)('offer a %s only the actions of the role', async (role, expected) => {
    show([{ ...SHARED_BUSINESS, role }]);
    expect(await actions()).toEqual(expected);
  });
});

describe('an invitation', () => {
  const show = (given: Partial<Invitation>) => {
    const sent: string[] = [];
    const answer = (url: URL): Response => {
      sent.push(url.pathname);
      return new Response(null, { status: 204 });
    };
    const { client } = apiOf({ '/api/invitations/secret/accept': answer, '/api/invitations/secret/decline': answer });
    const view = <InvitationView token="secret" invitation={{ ...INVITATION, ...given }} />;
    renderAt('/invitations/secret', asMember(view), client);
    return sent;
  };

  it.each<[string, Partial<Invitation>]>([
    [`Help manage ${INVITATION.business.name}`, { viewer: 'visitor' }],
    [`Help manage ${INVITATION.business.name}`, { viewer: 'other' }],
    ['Invitation expired', { state: 'expired' }],
    ['Invitation withdrawn', { state: 'withdrawn' }],
    ['Invitation declined', { state: 'declined' }],
    ['Invitation already accepted', { state: 'accepted' }],
    ['You already have a role', { viewer: 'person' }],
  ])('reads “%s” for %j and cannot be accepted', (title, given) => {
    show(given);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('says who invites and what the role allows, leads to sign-in, and names the masked address', () => {
    show({ viewer: 'other' });
    expect(screen.getByText(/A responder can respond to reviews/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('You’re signed in with a different account.');
    expect(screen.getByText(/^This invitation is for r•••@example.com./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In With Another Account' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Finvitations%2Fsecret&prompt=login',
    );
  });

  it.each(['Accept', 'Decline'])('%s sends the answer once', async (name) => {
    const sent = show({});
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(sent).toEqual([`/api/invitations/secret/${name.toLowerCase()}`]));
  });
});

it('activity reads as sentences, also after the person closed the account', () => {
  const entry = { id: 1, at: '', actor: 'Jamie', subject: 'Robin', role: 'manager', recordId: null } as const;
  expect(activityWords({ ...entry, action: 'role_changed' })).toBe('Jamie made Robin a manager.');
  expect(activityWords({ ...entry, action: 'review_answered', actor: null })).toBe('A member responded to a review.');
});
