import { useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import type { TransferOffer } from '../../../interfaces/contract/ownership/business-transfer.js';
import { UNDO_DAYS, type TransferStatus } from '../../../interfaces/contract/ownership/ownership-words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewer } from '../../lib/page/viewer.js';
import { signInAgainPath, signInPath } from '../../lib/path/sign-in-path.js';
import { dayName } from '../../lib/words/day.js';
import { UnlessRestricted } from '../../ui/account/restriction-note.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { useOfferAnswer, useTransferOffer } from './ownership.queries.js';
import { reportStep } from './report-step.js';

const PICTURE = <EmptyIllustration kind="results" />;

/** What became of an offer that can no longer be answered. */
const OVER: Readonly<Record<Exclude<TransferStatus, 'offered'>, readonly [title: string, text: string]>> = {
  accepted: [
    'Offer accepted',
    'The business has a new owner. If you accepted the offer, you’ll find it in My Businesses.',
  ],
  declined: ['Offer declined', 'This offer was declined. If that was a mistake, ask the owner to send it again.'],
  withdrawn: ['Offer withdrawn', 'The owner withdrew this offer. You don’t need to do anything.'],
  expired: ['Offer expired', 'This offer was not accepted in time. Ask the owner to send it again.'],
  undone: ['Handover undone', 'The former owner took the business back.'],
  closed: ['Offer closed', 'The business no longer belongs to the person who offered it, or its listing is gone.'],
};

/** The page behind the link in the email to the new owner. */
export function TransferOfferView({ token }: { readonly token: string }) {
  const query = useTransferOffer(token);
  return (
    <Loaded query={query} failure="We couldn’t load the offer" className="my-8" unknown={<UnknownLink />}>
      {(offer) =>
        offer.status === 'offered' ? <OpenOffer offer={offer} token={token} /> : <OverOffer status={offer.status} />
      }
    </Loaded>
  );
}

function UnknownLink() {
  return (
    <EmptyState
      picture={PICTURE}
      level={2}
      title="This link is not valid"
      actions={<ButtonLink to="/">Home</ButtonLink>}
    >
      <p>Check that you copied all of it from the email.</p>
    </EmptyState>
  );
}

function OverOffer({ status }: { readonly status: Exclude<TransferStatus, 'offered'> }) {
  const [title, text] = OVER[status];
  return (
    <EmptyState
      picture={PICTURE}
      level={2}
      title={title}
      actions={<ButtonLink to="/my-businesses">My Businesses</ButtonLink>}
    >
      <p>{text}</p>
    </EmptyState>
  );
}

interface OpenOfferProps {
  readonly offer: TransferOffer;
  readonly token: string;
}

function OpenOffer({ offer, token }: OpenOfferProps) {
  const { business, fromName, expiresAt, isPremium, premium, paidUntil } = offer;
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl wrap-anywhere">{business.name}</h2>
      <p className="max-w-prose wrap-anywhere">
        {fromName ?? 'The owner'} wants to make you the owner of this listing. You can then edit it and respond to its
        reviews. Please answer by {dayName(expiresAt)}.
      </p>
      {isPremium && (
        <p className="max-w-prose">
          {premium === 'keep'
            ? paidUntil === null
              ? 'The listing is Premium and stays so until the end of the paid period. To keep it after that, start your own payment.'
              : `The listing is Premium and stays so until ${dayName(paidUntil)}. To keep it after that, start your own payment.`
            : 'The listing is Premium. Premium ends when you accept. You can choose it again with your own payment.'}
        </p>
      )}
      <p className="max-w-prose text-sm text-muted">
        The former owner can undo this for {UNDO_DAYS} days after you accept. Until then, you can’t hand the business
        over to anyone else.
      </p>
      <Answer offer={offer} token={token} />
    </Card>
  );
}

function Answer({ offer, token }: OpenOfferProps) {
  const viewer = useViewer();
  const page = `/business-transfer/${token}`;
  if (offer.viewer === 'visitor') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose wrap-anywhere">
          Sign in with the account for {offer.toEmail}, or create one with this address.
        </p>
        <ButtonAnchor href={signInPath(page)} icon={<LockKeyhole aria-hidden="true" />}>
          Sign In to Answer
        </ButtonAnchor>
      </div>
    );
  }
  if (offer.viewer === 'other') {
    return (
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose font-semibold wrap-anywhere">
          This offer is for {offer.toEmail}, but you are signed in{viewer?.email ? ` as ${viewer.email}` : ''}.
        </p>
        <p className="max-w-prose">
          Sign in with an account that has this email address, or ask the owner to send the offer to yours.
        </p>
        <ButtonAnchor href={signInAgainPath(page)} variant="secondary">
          Use Another Account
        </ButtonAnchor>
      </div>
    );
  }
  return (
    <UnlessRestricted purpose="take over a business">
      <AnswerButtons token={token} page={page} />
    </UnlessRestricted>
  );
}

function AnswerButtons({ token, page }: { readonly token: string; readonly page: string }) {
  const { mutateAsync, isPending } = useOfferAnswer(token);
  const [chosen, setChosen] = useState<'accept' | 'decline' | null>(null);
  const answer = (choice: 'accept' | 'decline'): void => {
    setChosen(choice);
    reportStep(mutateAsync(choice), {
      ...{ page, done: choice === 'accept' ? 'The business is yours' : 'Offer declined' },
      failure: 'Failed to answer the offer. Please try again.',
    });
  };
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      <Button pending={isPending && chosen === 'accept'} onClick={() => answer('accept')}>
        Accept
      </Button>
      <Button variant="secondary" pending={isPending && chosen === 'decline'} onClick={() => answer('decline')}>
        Decline
      </Button>
    </div>
  );
}
