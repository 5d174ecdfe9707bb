import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Account } from '../../../web/features/account/account.js';
import { ClaimForm } from '../../../web/features/claim/claim-form.js';
import { CounterForm } from '../../../web/features/copyright/counter-form.js';
import { GuideDogDialog } from '../../../web/features/guide-dog/guide-dog-dialog.js';
import { CreatePet } from '../../../web/features/pet/create-pet.js';
import { EditPet } from '../../../web/features/pet/edit-pet.js';
import { CreateBusiness } from '../../../web/features/business-form/create-business.js';
import { ResponseForm } from '../../../web/features/review/response/response-form.js';
import { ReviewDialog } from '../../../web/features/review/write/review-dialog.js';
import { anOwnPet } from '../support/pet-records.js';
import { aBusinessDetail, aReview } from '../support/records.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const RESTRICTED = aViewer({
  sanction: { kind: 'restriction', until: '2026-05-08T15:00:00.000Z', isOfOtherAccount: false },
});
const SUSPENDED = aViewer({ sanction: { kind: 'suspension', until: null, isOfOtherAccount: false } });
const UNTIL = 'until May 8, 2026 at 3:00 PM UTC';

const nothing = (): void => undefined;

function show(element: ReactNode, viewer = RESTRICTED) {
  const { client } = apiOf({
    [`/api/businesses/owner/${viewer.id}`]: () => [],
    '/api/user/sessions': () => [],
    '/api/user/tokens': () => [],
    '/api/user/notices': () => [],
    '/api/user/pets': () => [],
  });
  return renderFor(viewer, '/', element, client);
}

const note = () => screen.getByRole('note', { name: 'Your account' });

/** Forms that restricted members can't use, with the text of the note. */
const CLOSED: readonly (readonly [string, string, ReactNode])[] = [
  [
    'the review dialog',
    'you can’t write or edit reviews',
    <ReviewDialog business={{ id: 1, name: 'Paws' }} review={null} onClose={nothing} />,
  ],
  ['the response editor', 'you can’t respond to reviews', <ResponseForm review={aReview()} onClose={nothing} />],
  ['the form for a listing', 'you can’t list a business', <CreateBusiness pinMap={() => null} />],
  ['the claim form', 'you can’t claim a business', <ClaimForm business={aBusinessDetail()} viewer={RESTRICTED} />],
  [
    'the Guide Dog dialog',
    'you can’t change your Guide Dog profile',
    <GuideDogDialog dog={null} viewer={RESTRICTED} onClose={nothing} />,
  ],
  ['the form for a new pet', 'you can’t create pet profiles', <CreatePet step={1} />],
  ['the form of a pet', 'you can’t edit pet profiles', <EditPet pet={anOwnPet()} />],
];

beforeEach(() => sessionStorage.clear());

describe('Forms for a restricted member', () => {
  it.each(CLOSED)(
    'instead of %s, a restricted member reads that %s, until when, and where to appeal',
    (_what, text, element) => {
      show(element);
      expect(note()).toHaveTextContent(`Your account is restricted, so ${text} ${UNTIL}.`);
      expect(within(note()).getByRole('link', { name: 'See why, or appeal' })).toHaveAttribute(
        'href',
        '/user-profile/notices',
      );
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('a suspended member reads in the review dialog that the suspension has no end', () => {
    show(<ReviewDialog business={{ id: 1, name: 'Paws' }} review={null} onClose={nothing} />, SUSPENDED);
    expect(note()).toHaveTextContent('Your account is suspended, so you can’t write or edit reviews.');
  });

  it('a member whose other account is suspended reads why the review dialog is closed', () => {
    const viewer = aViewer({ sanction: { kind: 'suspension', until: null, isOfOtherAccount: true } });
    show(<ReviewDialog business={{ id: 1, name: 'Paws' }} review={null} onClose={nothing} />, viewer);
    expect(note()).toHaveTextContent(
      'Another account that uses your mailbox is suspended, so you can’t write or edit reviews. Our email about it says why and how to appeal.',
    );
    expect(within(note()).queryByRole('link')).toBeNull();
  });

  it('the counter-notice form stays usable for a restricted member, because the server accepts it', () => {
    show(<CounterForm noticeId={1} />);
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
  });

  it('the account page shows a restricted member their data but lets them change none of it', async () => {
    show(<Account />);
    const form = screen.getByRole('form', { name: 'Personal Information' });
    expect(within(form).getByRole('note')).toHaveTextContent('you can’t change these settings');
    expect(within(form).getByLabelText(/^First name/)).toBeDisabled();
    expect(screen.getByLabelText('Change profile photo')).toBeDisabled();
    fireEvent.click(screen.getByRole('link', { name: 'Account & security' }));
    expect(screen.queryByLabelText('New email address')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeEnabled();
  });

  it('the form for a listing has no note for a member without a restriction', () => {
    show(<CreateBusiness pinMap={() => null} />, aViewer());
    expect(screen.queryByRole('note')).toBeNull();
    expect(screen.getByLabelText(/^Business name/)).toBeEnabled();
  });
});
