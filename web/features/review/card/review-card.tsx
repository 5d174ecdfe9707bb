import { Suspense, useEffect, useRef, type RefObject } from 'react';
import { MapPin, Store } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { OwnerResponse, Review } from '../../../../interfaces/contract/review/review.js';
import {
  authorName,
  DISCLOSURE,
  relativeDate,
  REVIEW_LIMITS,
  responseAnchor,
  reviewAnchor,
  sitePath,
} from '../../../../interfaces/contract/shared/words.js';
import { usePage } from '../../../lib/page/page-context.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { responsePath, reviewPath } from '../review-path.js';
import { TierBadge } from '../../../ui/show/badge.js';
import { Card } from '../../../ui/page/card.js';
import { Picture } from '../../../ui/show/picture.js';
import { photoTarget, Report } from '../../../ui/moderation/report-action.js';
import { Rating } from '../../../ui/show/stars.js';
import { RemovedContentNote } from '../../../ui/moderation/removed-content-note.js';
import { HelpfulButton } from './helpful-button.js';
import { OwnReviewMenu } from './own-review-menu.js';
import { ResponseEditor } from '../response/response-editor.js';
import { useHydrated } from '../../../lib/browser/use-hydrated.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const UnsentResponse = lazyPart(async () => ({
  default: (await import('../response/unsent-response.js')).UnsentResponse,
}));

interface ReviewCardProps {
  readonly review: Review;
  /** True in lists of several businesses: names the business. */
  readonly withBusiness?: boolean | undefined;
  /** True if the viewer has a role in the business. */
  readonly mayRespond?: boolean | undefined;
}

export function ReviewCard({ review, withBusiness = false, mayRespond = false }: ReviewCardProps) {
  const viewer = useViewer();
  const isAuthor = viewer !== null && viewer.id === review.userId;
  const isOwner = mayRespond || (viewer !== null && viewer.id === review.business.ownerId);
  const [params] = useSearchParams();
  const from = withBusiness ? null : sitePath(params.get('from'));
  const isResponding = useRef(false);
  const author = authorName(review.petName, review.user?.firstName ?? null);
  return (
    // No `id` here, because a page of several businesses may show a review twice.
    <Card as="article" id={withBusiness ? undefined : reviewAnchor(review.id)} aria-label={`Review by ${author}`}>
      <Header review={review} author={author} from={from} isOwn={isAuthor} />
      <RemovedContentNote state={review.state} className="mt-4" />
      {withBusiness && <Place review={review} />}
      {review.title && <h3 className="mt-4">{review.title}</h3>}
      {review.content && <p className="mt-2 max-w-prose whitespace-pre-line">{review.content}</p>}
      <Pictures review={review} />
      {review.response !== null && (
        <Response
          review={review}
          response={review.response}
          author={author}
          isOwn={isOwner}
          withId={!withBusiness}
          from={from}
          takesFocus={isResponding}
        />
      )}
      <div className="mt-4 flex flex-wrap items-start gap-3 empty:hidden noscript:hidden">
        <HelpfulButton review={review} mayVote={!isOwner} />
        {isOwner && review.response === null && <ResponseEditor review={review} isResponding={isResponding} />}
        {!isAuthor && <ReportReview review={review} author={author} />}
      </div>
    </Card>
  );
}

interface HeaderProps {
  readonly review: Review;
  readonly author: string;
  readonly from: string | null;
  readonly isOwn: boolean;
}

function Header({ review, author, from, isOwn }: HeaderProps) {
  return (
    <header className="flex items-center gap-3">
      <Picture
        src={review.user?.profileImageUrl}
        drawing={review.petPicture}
        alt=""
        width={96}
        height={96}
        sizes="3rem"
        className="size-12 shrink-0 rounded-full"
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold wrap-anywhere">
            {author}
            {review.guideDogStatus !== null && <TierBadge tier={review.guideDogStatus} />}
          </p>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            <Age of={review.createdAt} link={reviewPath(review, from)} what="review" />
            {review.disclosure !== null && <HowItCameAbout disclosure={review.disclosure} />}
          </p>
        </div>
        <Rating value={review.rating} size="sm" />
      </div>
      {isOwn && <OwnReviewMenu review={review} />}
    </header>
  );
}

function HowItCameAbout({ disclosure }: { readonly disclosure: NonNullable<Review['disclosure']> }) {
  return (
    <>
      <span aria-hidden="true">·</span>
      <span>{DISCLOSURE[disclosure].shownAs}</span>
    </>
  );
}

function Place({ review }: { readonly review: Review }) {
  return (
    <p className="mt-3 flex items-center gap-1.5 font-semibold">
      <MapPin aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <Link to={`/business/${review.business.id}`} className="wrap-anywhere text-leaf underline underline-offset-4">
        {review.business.name}
      </Link>
    </p>
  );
}

interface AgeProps {
  readonly of: string;
  /** The address of the review or response. */
  readonly link: string;
  readonly what: 'review' | 'response';
}

/** The age, as a link for referring others to the review or response. */
function Age({ of, link, what }: AgeProps) {
  const { now } = usePage();
  const age = relativeDate(new Date(of), new Date(now));
  return (
    <Link
      to={link}
      aria-label={`${age}, link to this ${what}`}
      className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
    >
      <time dateTime={of} className="text-sm whitespace-nowrap text-muted">
        {age}
      </time>
    </Link>
  );
}

function Pictures({ review }: { readonly review: Review }) {
  if (review.images.length === 0) return null;
  return (
    <ul className="mt-4 grid max-w-md grid-cols-3 gap-3">
      {review.images.slice(0, REVIEW_LIMITS.images).map((image, index) => (
        <li key={image}>
          <Picture
            src={image}
            alt={`Photo ${index + 1} of the review`}
            width={400}
            height={300}
            sizes="9rem"
            drawing={review.petPicture}
            className="aspect-4/3 rounded-md"
          />
        </li>
      ))}
    </ul>
  );
}

function ReportReview({ review, author }: { readonly review: Review; readonly author: string }) {
  const { id, images, user, petPicture } = review;
  const targets = [
    { label: 'The review', target: { targetType: 'review', targetId: id } } as const,
    ...images.slice(0, REVIEW_LIMITS.images).flatMap((image, index) => photoTarget(`Photo ${index + 1}`, image)),
    ...photoTarget('The profile photo', user?.profileImageUrl ?? petPicture),
  ];
  return <Report name={`review by ${author}`} targets={targets} className="ml-auto" />;
}

interface ResponseProps {
  readonly review: Review;
  readonly response: OwnerResponse;
  readonly author: string;
  readonly isOwn: boolean;
  readonly withId: boolean;
  readonly from: string | null;
  /** True if the response replaces the open editor, which had the focus. */
  readonly takesFocus: RefObject<boolean>;
}

function Response({ review, response, author, isOwn, withId, from, takesFocus }: ResponseProps) {
  const block = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const focus = (): void => block.current?.focus();
  useEffect(() => {
    if (takesFocus.current) focus();
    takesFocus.current = false;
  }, [takesFocus]);
  return (
    <div
      ref={block}
      id={withId ? responseAnchor(response.id) : undefined}
      tabIndex={-1}
      className="mt-5 rounded-md border-l-4 border-leaf bg-sunken px-4 py-3"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        <Store aria-hidden="true" className="size-4 text-leaf" />
        Response from the owner
        <span className="font-normal text-muted">
          <Age of={response.createdAt} link={responsePath(review, response.id, from)} what="response" />
        </span>
      </p>
      <p className="mt-1.5 max-w-prose whitespace-pre-line">{response.content}</p>
      <RemovedContentNote state={response.state} className="mt-3" />
      {isOwn && isHydrated && (
        <Suspense fallback={null}>
          <UnsentResponse reviewId={review.id} response={response} onDiscard={focus} />
        </Suspense>
      )}
      {!isOwn && (
        <Report
          name={`response to ${author}`}
          targets={[{ label: 'The response', target: { targetType: 'response', targetId: response.id } }]}
          className="-ml-4"
        />
      )}
    </div>
  );
}
