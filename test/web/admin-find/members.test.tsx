import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_MEMBER, type AdminMember } from '../../../interfaces/contract/administration/admin-member.js';
import { AdminCards } from '../../../web/features/administration/find/admin-cards.js';
import { Member } from '../../../web/features/admin-members/member.js';
import { MemberLink } from '../../../web/ui/named/member-link.js';
import { PlaceLink } from '../../../web/ui/named/place-link.js';
import { anAdminBusiness } from '../support/admin-business.js';
import { apiOf, renderAt } from '../support/render.js';

const { id } = ADMIN_MEMBER;
const PATH = `/api/admin/members/${id}`;

afterEach(cleanup);

describe('The page of a member', () => {
  const show = (member: Partial<AdminMember> | Response = {}) => {
    const { client } = apiOf({ [PATH]: () => (member instanceof Response ? member : { ...ADMIN_MEMBER, ...member }) });
    renderAt(`/admin/members/${id}`, <Member />, client, { route: '/admin/members/:id' });
  };

  it('shows who the member is, with links to their records and to the entries about them', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Casey Rivera' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'casey@example.com' })).toHaveAttribute('href', 'mailto:casey@example.com');
    expect(screen.getByRole('link', { name: '14' })).toHaveAttribute('href', `/user-reviews/${id}`);
    const links = [
      ['Listings', 'The Muddy Paw Café', '/business/42', 'business', 42],
      ['Claims', 'The Muddy Paw Café', '/admin/claims?item=12', 'claim', 12],
      ['Messages', 'The map does not load', '/admin/feedback?item=7', 'feedback', 7],
      ['Reports sent', 'Review', '/admin/reports?item=3', 'report', 3],
    ] as const;
    for (const [title, name, href, targetType, targetId] of links) {
      const part = within(screen.getByRole('region', { name: title }));
      expect(part.getByRole('link', { name })).toHaveAttribute('href', href);
      expect(part.getByRole('link', { name: `Audit log of ${targetType} ${targetId}` })).toHaveAttribute(
        'href',
        `/admin/audit-log?targetType=${targetType}&targetId=${targetId}`,
      );
    }
    expect(within(screen.getByRole('region', { name: 'Decisions about this member' })).getByText('None')).toBeVisible();
  });

  it('shows decisions, and says when there is more than it lists', async () => {
    show({
      ...{ name: null, status: 'restricted', until: '2026-06-01T00:00:00.000Z' },
      counts: { ...ADMIN_MEMBER.counts, notices: 10_001 },
      notices: [{ id: 5, kind: 'restriction', decidedBy: 'Ada', createdAt: '2026-05-02T00:00:00.000Z' }],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Unnamed member' })).toBeVisible();
    expect(screen.getByText('Restricted')).toBeVisible();
    const decisions = within(screen.getByRole('region', { name: 'Decisions about this member' }));
    expect(decisions.getByRole('heading', { name: 'Decisions about this member (10,000+)' })).toBeVisible();
    expect(decisions.getByText('May 2, 2026, by Ada')).toBeVisible();
    expect(decisions.getByText('The newest 1 are shown.')).toBeVisible();
  });

  it('links to the account that was restricted, if it is another one with the same mailbox', async () => {
    show();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Because of')).toBeNull();
    cleanup();
    const id = '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5';
    show({ status: 'suspended', sanctionedAccount: { id, name: 'Casey Rivera', email: 'casey+1@example.com' } });
    const link = await screen.findByRole('link', { name: 'casey+1@example.com' });
    expect(link).toHaveAttribute('href', `/admin/members/${id}`);
    expect(link.closest('dd')).toHaveTextContent('casey+1@example.com, another account with the same mailbox');
  });

  it('says that an unknown member was not found, and offers to try again when loading fails', async () => {
    show(Response.json({ code: 'USER_NOT_FOUND', message: 'User not found' }, { status: 404 }));
    expect(await screen.findByRole('heading', { name: 'Member not found' })).toBeVisible();
    cleanup();
    show(Response.json({ message: 'Busy' }, { status: 503 }));
    expect(await screen.findByText('We couldn’t load the member')).toBeVisible();
    expect(screen.getByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('A name', () => {
  function show(answers: Parameters<typeof apiOf>[0]) {
    const { client, calls } = apiOf(answers);
    renderAt(
      '/admin',
      <AdminCards>
        <MemberLink id={id} name="Casey Rivera" />
        <PlaceLink id={42} name="The Muddy Paw Café" />
      </AdminCards>,
      client,
    );
    return calls;
  }

  it('loads its card when it gets the focus, and closes it with Escape', async () => {
    const calls = show({ [PATH]: () => ADMIN_MEMBER });
    const link = screen.getByRole('link', { name: 'Casey Rivera' });
    expect([link.getAttribute('href'), calls]).toEqual([`/admin/members/${id}`, []]);
    act(() => link.focus());
    const card = await screen.findByRole('tooltip');
    await waitFor(() => expect(card).toHaveTextContent('casey@example.com'));
    expect(card).toHaveTextContent('Active, joined Nov 20, 2025');
    expect(link).toHaveAccessibleDescription(/Listings: 1, reviews: 14, claims: 1/);
    fireEvent.keyDown(link, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(link).toHaveFocus();
    expect(calls).toEqual([PATH]);
  });

  it('of a place has a card with its state and owner, and opens its page in a new tab', async () => {
    show({ '/api/admin/businesses/42': () => anAdminBusiness({ id: 42 }) });
    const link = screen.getByRole('link', { name: 'The Muddy Paw Café' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/business/42', '_blank']);
    act(() => link.focus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('No owner'));
  });

  it('says in its card when the member no longer exists', async () => {
    show({ [PATH]: () => Response.json({ code: 'USER_NOT_FOUND', message: 'User not found' }, { status: 404 }) });
    act(() => screen.getByRole('link', { name: 'Casey Rivera' }).focus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('No longer exists.'));
  });
});
