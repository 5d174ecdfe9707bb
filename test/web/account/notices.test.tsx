import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { Notice, NoticeByLink } from '../../../interfaces/contract/moderation/notice.js';
import { SanctionBannerPart } from '../../../web/app/layout/sanction-banner-part.js';
import { Appeal } from '../../../web/features/account/notices/appeal.js';
import { Notices } from '../../../web/features/account/notices/notices.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

type Answers = Parameters<typeof apiOf>[0];

const TEXT = 'The link leads to the house rules of the place.';
const OWN_APPEAL = {
  text: TEXT,
  status: 'open',
  note: null,
  createdAt: '2026-03-02T08:00:00.000Z',
  decidedAt: null,
} as const;

function byLink(differs: Partial<NoticeByLink> = {}): NoticeByLink {
  return {
    ...{ kind: 'restriction', reason: 'spam', note: 'Three reviews with one link.', targetType: 'review' },
    ...{ targetSummary: 'Great terrace: See the rules.', targetPath: '/business/42' },
    ...{ until: '2026-03-08T09:30:00.000Z', liftedAt: null, createdAt: '2026-03-01T09:30:00.000Z' },
    ...{ appealUntil: '2026-08-28T09:30:00.000Z', canAppeal: true, appeal: null },
    ...differs,
  };
}

const aNotice = (differs: Partial<Notice> = {}): Notice => ({
  ...{ ...byLink(), id: 31, readAt: '2026-03-01T10:00:00.000Z' },
  ...differs,
});

const refusal = (status: number, message: string, code: string) => Response.json({ status, message, code }, { status });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/^Why is this decision wrong\?/), { target: { value: text } });

beforeEach(() => sessionStorage.clear());

describe('The notices on the account page', () => {
  const open = (answers: Answers) => {
    const { client, calls } = apiOf(answers);
    renderFor(aViewer(), '/user-profile', <Notices />, client);
    return { calls };
  };

  it("show the decision, its end, its reason, and the administrator's note", async () => {
    open({ '/api/user/notices': () => [aNotice()] });
    const item = await screen.findByRole('listitem');
    expect(within(item).getByRole('heading', { name: 'Account restricted' })).toBeVisible();
    expect(item).toHaveTextContent(
      'Until Mar 8, 2026 at 9:30 AM UTC, you can read but not post because of your review, which other people can no longer see.',
    );
    expect(item).toHaveTextContent('“Great terrace: See the rules.”');
    expect(within(item).getByRole('link', { name: 'View the page' })).toHaveAttribute('href', '/business/42');
    expect(item).toHaveTextContent('Reason: Spam');
    expect(item).toHaveTextContent('Three reviews with one link.');
    expect(item).toHaveTextContent('Decided on Mar 1, 2026');
    expect(within(item).queryByText('New')).toBeNull();
  });

  it.each([
    ['business_approved', 'Listing approved', 'The Paw is approved.', 'View your listing', '/business/42'],
    ['business_rejected', 'Listing not approved', 'The Paw was not approved. You can edit it and submit it again.', 'See your businesses', '/my-businesses'],
    ['business_needs_revision', 'Listing needs revision', 'Before we can publish The Paw, please revise it and submit it again.', 'See your businesses', '/my-businesses'],
    ['change_approved', 'Changes approved', 'Your change to The Paw is approved.', 'View your listing', '/business/42'],
    ['change_rejected', 'Changes not approved', 'Your change to The Paw was not approved. The listing stays as it was.', 'See your businesses', '/my-businesses'],
    ['claim_approved', 'Claim approved', 'Your claim for The Paw is approved. You can now edit the listing and respond to its reviews.', 'View your listing', '/business/42'],
    ['claim_rejected', 'Claim not approved', 'Your claim for The Paw was not approved. If you think this is a mistake, please contact us.', 'View your claim', '/claim-business/42'],
  ] as const)('show a decision on a listing or claim with its reason and a link, without an appeal: %s', async (kind, title, sentence, link, path) => {
    const about = { targetType: null, targetSummary: 'The Paw', targetPath: path, until: null, reason: null };
    const decision = { ...about, kind, note: 'No such street.', canAppeal: false, appealUntil: null, readAt: null };
    open({
      '/api/user/notices': () => [aNotice(decision)],
      '/api/user/notices/31/read': () => new Response(null, { status: 204 }),
    });
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByRole('heading', { name: title })).toBeVisible();
    expect(item.getByText(sentence)).toBeVisible();
    expect(item.getByText('No such street.')).toHaveTextContent('Reason: No such street.');
    expect(item.getByRole('link', { name: link })).toHaveAttribute('href', path);
    expect(item.getByText('New')).toBeVisible();
    expect(item.getByText('Decided on Mar 1, 2026')).toBeVisible();
    expect(item.queryByRole('button', { name: 'Appeal' })).toBeNull();
  }); // prettier-ignore

  it('show a decision without a reason or link if none is known', async () => {
    const about = { targetType: null, targetSummary: 'The Paw', targetPath: null, until: null, reason: null };
    open({
      '/api/user/notices': () => [
        aNotice({ ...about, kind: 'claim_approved', note: '', canAppeal: false, appealUntil: null }),
      ],
    });
    const item = within(await screen.findByRole('listitem'));
    expect(item.queryByRole('link')).toBeNull();
    expect(item.queryByText(/Reason/)).toBeNull();
  });

  it('are marked as read once they are shown', async () => {
    const { calls } = open({
      '/api/user/notices': () => [aNotice({ readAt: null }), aNotice({ id: 30 })],
      '/api/user/notices/31/read': () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByText('New')).toBeVisible();
    expect(calls.filter((call) => call.endsWith('/read'))).toEqual(['/api/user/notices/31/read']);
  });

  it('show a message when there are none', async () => {
    open({ '/api/user/notices': () => [] });
    expect(await screen.findByText(/^No notices\./)).toBeVisible();
  });

  it('load when Try again is pressed after a failure', async () => {
    let isDown = true;
    open({ '/api/user/notices': () => (isDown ? refusal(503, 'Down.', 'UNAVAILABLE') : [aNotice()]) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Account restricted' })).toBeVisible();
  });

  it('take an appeal and then show it', async () => {
    let appeal: Notice['appeal'] = null;
    const sent: unknown[] = [];
    open({
      '/api/user/notices': () => [aNotice({ appeal, canAppeal: appeal === null })],
      '/api/user/notices/31/appeal': async (_, request) => {
        sent.push(await request.json());
        appeal = OWN_APPEAL;
        return aNotice({ appeal, canAppeal: false });
      },
    });
    await screen.findByRole('heading', { name: 'Account restricted' });
    press('Appeal');
    expect(screen.getByLabelText(/^Why is this decision wrong\?/)).toHaveFocus();
    type(TEXT);
    press('Send Appeal');
    const own = await screen.findByRole('group', { name: 'Your appeal' });
    expect(own).toHaveFocus();
    expect(own).toHaveTextContent('Your appeal, Mar 2, 2026');
    expect(own).toHaveTextContent('Under review');
    expect(sent).toEqual([{ text: TEXT }]);
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  });

  it('show the outcome of an appeal, its reason, and that the decision was reversed', async () => {
    const appeal: Notice['appeal'] = {
      ...OWN_APPEAL,
      status: 'upheld',
      note: 'You were right.',
      decidedAt: '2026-03-04T08:00:00.000Z',
    };
    open({
      '/api/user/notices': () => [aNotice({ appeal, canAppeal: false, liftedAt: '2026-03-04T08:00:00.000Z' })],
    });
    const own = await screen.findByRole('group', { name: 'Your appeal' });
    expect(own).toHaveTextContent('Upheld');
    expect(own).toHaveTextContent('Our answer, Mar 4, 2026: You were right.');
    expect(screen.getByText('Reversed')).toBeVisible();
    expect(screen.getByRole('listitem')).not.toHaveTextContent('can no longer see');
    expect(screen.getByText(/^Your account was restricted because of your review\. This decision/)).toBeVisible();
  });
});

describe('The appeal page of a notice email', () => {
  const open = (answer: Answers[string]) => {
    const { client, calls } = apiOf({ '/api/appeals/secret': answer });
    renderFor(null, '/appeal/secret', <Appeal token="secret" />, client);
    return { calls };
  };

  it('shows a visitor the decision and sends the appeal', async () => {
    open((_, request) => byLink(request.method === 'POST' ? { canAppeal: false, appeal: OWN_APPEAL } : {}));
    expect(await screen.findByText(/you can read but not post because of your review, which/)).toBeVisible();
    type(TEXT);
    press('Send Appeal');
    expect(await screen.findByText('Your appeal has been sent. We’ll email you the answer.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your appeal' })).toHaveTextContent(TEXT);
    expect(screen.getByRole('group', { name: 'Your appeal' })).toHaveFocus();
    expect(screen.queryByRole('form', { name: 'Appeal' })).toBeNull();
  });

  it('requires 20 characters before it sends the appeal', async () => {
    const { calls } = open(() => byLink());
    await screen.findByRole('form', { name: 'Appeal' });
    type('Not me.');
    press('Send Appeal');
    expect(
      await screen.findByText('Please say what is wrong with the decision, in 20 characters or more'),
    ).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it("keeps the typed text and shows the server's message when the appeal is refused", async () => {
    const message = 'You have already appealed this decision.';
    open((_, request) => (request.method === 'POST' ? refusal(409, message, 'APPEAL_EXISTS') : byLink()));
    await screen.findByRole('form', { name: 'Appeal' });
    type(TEXT);
    press('Send Appeal');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(/^Why is this decision wrong/)).toHaveValue(TEXT);
  });

  it('reports an invalid link and links to the notices on the account page', async () => {
    open(() => refusal(404, 'This link is not valid.', 'APPEAL_LINK_INVALID'));
    expect(await screen.findByRole('heading', { name: 'This link isn’t valid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your notices' })).toHaveAttribute('href', '/user-profile/notices');
  });
});

describe('The sanction banner', () => {
  const show = (sanction: ReturnType<typeof aViewer>['sanction'] | 'visitor') =>
    renderFor(sanction === 'visitor' ? null : aViewer({ sanction }), '/', <SanctionBannerPart />, apiOf({}).client);

  it('shows how long a member is restricted, and links to the notices', async () => {
    show({ kind: 'restriction', until: '2026-03-08T09:30:00.000Z', isOfOtherAccount: false });
    const banner = await screen.findByRole('region', { name: 'Your account' });
    expect(banner).toHaveTextContent(
      'Your account is restricted. You can read but not post until Mar 8, 2026 at 9:30 AM UTC.',
    );
    expect(within(banner).getByRole('link', { name: 'See your notices' })).toHaveAttribute(
      'href',
      '/user-profile/notices',
    );
  });

  it('shows that an account is suspended', async () => {
    show({ kind: 'suspension', until: null, isOfOtherAccount: false });
    expect(await screen.findByRole('region')).toHaveTextContent(
      'Your account is suspended. You can read but not post.',
    );
  });

  it('says that a decision about another account with the same mailbox applies, and links to no notice', async () => {
    show({ kind: 'suspension', until: null, isOfOtherAccount: true });
    expect(await screen.findByRole('region')).toHaveTextContent(
      'Another account that uses your mailbox is suspended, so this one is too. You can read but not post. Our email about it says why and how to appeal.',
    );
    expect(screen.queryByRole('link', { name: 'See your notices' })).toBeNull();
  });

  it.each([[null], ['visitor']] as const)('is hidden for everyone else: %s', (sanction) => {
    show(sanction);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
