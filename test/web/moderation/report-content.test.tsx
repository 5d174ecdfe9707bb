import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { Gallery } from '../../../web/features/business/photo/gallery.js';
import { GuideDogProfile } from '../../../web/features/guide-dog/guide-dog-profile.js';
import { ReportActionsProvider } from '../../../web/features/moderation/report-actions-provider.js';
import { PetProfile } from '../../../web/features/pet/pet-profile.js';
import { ReviewCard } from '../../../web/features/review/card/review-card.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { anOwnPet, aPet } from '../support/pet-records.js';
import { GUIDE_DOG } from '../../../interfaces/contract/guide-dog/guide-dog-example.js';
import { aBusinessDetail, aResponse, aReview } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember, asUnknown } from '../support/viewers.js';

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

/** Renders content with its report buttons, and returns the reports that are sent. */
function show(element: ReactNode, answer: () => Response = () => Response.json({}, { status: 201 })): Sent[] {
  const sent: Sent[] = [];
  const { client } = apiOf({
    '/api/reports': async (_url, request) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answer();
    },
  });
  renderAt('/', <ReportActionsProvider>{element}</ReportActionsProvider>, client);
  return sent;
}

const AUTHOR = '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77';
const REVIEW = aReview({ userId: AUTHOR, petName: null, user: { firstName: 'Ada', profileImageUrl: null } });

const names = () =>
  screen.queryAllByRole('button', { name: /^Report / }).map((button) => button.getAttribute('aria-label'));

async function openDialog(name: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name: 'Report' });
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send Report' }));

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The Report button', () => {
  it('the Report button names its content, and is shown to visitors', () => {
    show(
      <>
        <ReviewCard review={{ ...REVIEW, response: aResponse() }} />
        <GuideDogProfile dog={{ ...GUIDE_DOG, userId: AUTHOR, petName: 'Rex' }} level={1} />
        <PetProfile pet={aPet({ petName: 'Bella' })} />
      </>,
    );
    expect(names()).toEqual([
      'Report response to Ada',
      'Report review by Ada',
      'Report Guide Dog Rex',
      'Report Bella’s pet profile',
    ]);
  });

  it("the Report button is hidden on the viewer's own content, and until the viewer is known", () => {
    const own = (
      <ReportActionsProvider>
        <ReviewCard review={REVIEW} />
        <GuideDogProfile dog={{ ...GUIDE_DOG, userId: AUTHOR }} level={1} />
        <PetProfile pet={anOwnPet()} />
        <Gallery {...PHOTOS} />
      </ReportActionsProvider>
    );
    show(asMember(own, aMember({ id: AUTHOR })));
    expect(names()).toEqual([]);
    cleanup();
    show(asUnknown(<ReviewCard review={REVIEW} />));
    expect(names()).toEqual([]);
  });

  it("the Report button is shown to an owner on a review, but not on the owner's response", () => {
    const review = { ...REVIEW, response: aResponse(), business: { ...REVIEW.business, ownerId: aMember().id } };
    show(asMember(<ReviewCard review={review} />));
    expect(names()).toEqual(['Report review by Ada']);
  });
});

const PHOTOS: ComponentProps<typeof Gallery> = {
  business: aBusinessDetail({ images: ['/uploads/a.webp', 'https://elsewhere.example/b.webp'], ownerId: AUTHOR }),
  ...{ start: 0, onClose: () => undefined },
};

describe('Reporting content', () => {
  it('the report form tells members where the outcome goes if they enter no email address', async () => {
    show(asMember(<ReviewCard review={REVIEW} />));
    const dialog = await openDialog('Report review by Ada');
    expect(within(dialog).getByLabelText(/^Email/)).toHaveAccessibleDescription(
      /we’ll use your account’s address, unless you’ve turned off emails/,
    );
  });

  it('the report form sends the reason, description, and email address, and confirms the report', async () => {
    const sent = show(<ReviewCard review={REVIEW} />);
    const dialog = await openDialog('Report review by Ada');
    expect(within(dialog).queryByRole('radiogroup')).toBeNull();
    expect(
      within(dialog)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Choose a reason',
      'Fake information',
      'Spam',
      'Harassment',
      'Inappropriate content',
      'Illegal activities',
      'Copyright violation',
      'Private information',
      'Something else',
    ]);
    type(/^Reason/, 'spam');
    type(/^What’s wrong/, 'It only names a shop.');
    type(/^Email/, 'gus@example.com');
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      {
        body: {
          ...{ targetType: 'review', targetId: REVIEW.id, reason: 'spam' },
          ...{ description: 'It only names a shop.', reporterEmail: 'gus@example.com' },
        },
        key: expect.any(String),
      },
    ]);
    expect(useToasts.getState().current).toMatchObject({
      title: 'Report Submitted',
      description: 'Thanks. Our team will review your report.',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('the report form lets the reporter choose a photo of the review, and sends its URL', async () => {
    const user = { firstName: 'Ada', profileImageUrl: 'https://elsewhere.example/me.png' };
    const sent = show(<ReviewCard review={{ ...REVIEW, user, images: ['/uploads/a.webp', '/uploads/b.webp'] }} />);
    const dialog = await openDialog('Report review by Ada');
    const choice = within(dialog).getByRole('radiogroup', { name: 'What are you reporting?' });
    expect(
      within(choice)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['The review', 'Photo 1', 'Photo 2']);
    fireEvent.click(within(choice).getByRole('radio', { name: 'Photo 2' }));
    type(/^Reason/, 'copyright');
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ body: { targetType: 'photo', targetId: '/uploads/b.webp', reason: 'copyright' } }]);
  });

  it('reports a gallery photo without moving the gallery', async () => {
    const sent = show(<Gallery {...PHOTOS} />);
    await openDialog('Report photo 1 of The Wagging Spoon');
    fireEvent.keyDown(screen.getByLabelText(/^What’s wrong/), { key: 'ArrowRight' });
    expect(screen.getByText('1 of 2')).toBeVisible();
    type(/^Reason/, 'inappropriate');
    submit();
    await waitFor(() => expect(sent).toMatchObject([{ body: { targetType: 'photo', targetId: '/uploads/a.webp' } }]));
    cleanup();
    show(<Gallery {...PHOTOS} start={1} />);
    expect(names()).toEqual([]);
  });

  it('the report form shows missing and too long values, and sends nothing', async () => {
    const sent = show(<ReviewCard review={REVIEW} />);
    await openDialog('Report review by Ada');
    type(/^Email/, 'not an address');
    submit();
    expect(await screen.findByText('Please choose a reason')).toBeVisible();
    expect(screen.getByText('Valid email is required')).toBeVisible();
    type(/^Reason/, 'other');
    type(/^Email/, '');
    submit();
    expect(await screen.findByText('Please explain what is wrong in at least 10 characters')).toBeVisible();
    type(/^What’s wrong/, 'x'.repeat(2001));
    expect(screen.getByText('Limit exceeded')).toBeVisible();
    expect(await screen.findByText('Please use at most 2,000 characters')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('the report form keeps the values after a failure and after closing, except for the email address', async () => {
    show(<ReviewCard review={REVIEW} />, () =>
      Response.json({ message: 'Too many requests. Please try again in a moment.' }, { status: 429 }),
    );
    await openDialog('Report review by Ada');
    type(/^Reason/, 'fake');
    type(/^What’s wrong/, 'They were never there.');
    type(/^Email/, 'gus@example.com');
    submit();
    await waitFor(() =>
      expect(useToasts.getState().current).toMatchObject({
        title: 'Report Failed',
        description: 'Too many requests. Please try again in a moment.',
      }),
    );
    expect(screen.getByLabelText(/^Email/)).toHaveValue('gus@example.com');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('gus@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await openDialog('Report review by Ada');
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('fake');
    expect(screen.getByLabelText(/^What’s wrong/)).toHaveValue('They were never there.');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
  });
});
