import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { REVIEW_SORTS, type ReviewSort } from '../../../../interfaces/contract/shared/words.js';
import { reviewSearchOf, reviewsOfPath } from '../review-path.js';
import { useReviewSummaryOf } from './reviews.queries.js';

const ORDER_LABEL: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  lowest: 'Lowest rated',
};

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-4 text-sm font-semibold hover:border-leaf hover:bg-leaf-soft aria-[current=true]:border-leaf aria-[current=true]:bg-leaf-soft aria-[current=true]:text-leaf [&>svg]:size-4';

/** Sorts the reviews, or filters them by photos or a mentioned word. Links, so that it works without JavaScript. */
export function ReviewOrder({ business }: { readonly business: BusinessDetail }) {
  const [params] = useSearchParams();
  const { sort, mentions, photos } = reviewSearchOf(params);
  const { data } = useReviewSummaryOf(business.id);
  const words = data?.mentions ?? [];
  const chosen = words.some(({ word }) => word === mentions) ? null : mentions;
  return (
    <div className="mt-6 flex flex-col gap-3">
      <nav aria-label="Sort reviews" className="flex flex-wrap gap-2">
        {REVIEW_SORTS.map((each) => (
          <Link
            key={each}
            to={reviewsOfPath(business.id, params, { sort: each })}
            aria-current={each === sort ? 'true' : undefined}
            className={CHIP}
          >
            {ORDER_LABEL[each]}
          </Link>
        ))}
      </nav>
      {(photos || (data?.withPhotos ?? 0) > 0) && (
        <nav aria-label="Reviews with photos" className="flex">
          <Filter
            to={reviewsOfPath(business.id, params, { photos: !photos })}
            count={data?.withPhotos}
            isChosen={photos}
          >
            With photos
          </Filter>
        </nav>
      )}
      {(words.length > 0 || chosen !== null) && (
        <nav aria-label="Reviews that mention" className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-sm text-muted">
            Mentions
          </span>
          {words.map(({ word, count }) => (
            <Mention key={word} business={business} word={word} count={count} isChosen={word === mentions} />
          ))}
          {chosen !== null && <Mention business={business} word={chosen} isChosen />}
        </nav>
      )}
    </div>
  );
}

interface MentionProps {
  readonly business: BusinessDetail;
  readonly word: string;
  readonly count?: number;
  readonly isChosen: boolean;
}

function Mention({ business, word, count, isChosen }: MentionProps) {
  const [params] = useSearchParams();
  return (
    <Filter
      to={reviewsOfPath(business.id, params, { mentions: isChosen ? null : word })}
      count={count}
      isChosen={isChosen}
    >
      {word}
    </Filter>
  );
}

interface FilterProps {
  readonly to: string;
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly children: string;
}

/** Pressing it again shows all reviews. */
function Filter({ to, count, isChosen, children }: FilterProps) {
  return (
    <Link to={to} aria-current={isChosen ? 'true' : undefined} className={CHIP}>
      {children}
      {count !== undefined && <span className="font-normal text-muted tabular-nums">({count})</span>}
      {isChosen && <X aria-hidden="true" />}
    </Link>
  );
}
