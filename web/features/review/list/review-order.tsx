import { X } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { REVIEW_SORTS, type ReviewSort } from '../../../../interfaces/contract/shared/words.js';
import { reviewSearchOf, reviewsOfPath } from '../review-path.js';
import { useReviewSummaryOf } from './reviews.queries.js';

/** The labels of each sort order, and of the list in that order. */
export const REVIEW_ORDER_LABEL: Readonly<Record<ReviewSort, { readonly link: string; readonly list: string }>> = {
  newest: { link: 'Newest', list: 'Newest reviews' },
  helpful: { link: 'Most helpful', list: 'Most helpful reviews' },
  lowest: { link: 'Lowest rated', list: 'Lowest rated reviews' },
};

const CHIP =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-4 text-sm font-semibold hover:border-leaf hover:bg-leaf-soft aria-[current=true]:border-leaf aria-[current=true]:bg-leaf-soft aria-[current=true]:text-leaf [&>svg]:size-4';

/** Sorts the reviews, or filters them by a mentioned word. Links, so that it works without JavaScript. */
export function ReviewOrder({ business }: { readonly business: BusinessDetail }) {
  const [params] = useSearchParams();
  const { sort, mentions } = reviewSearchOf(params);
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
            {REVIEW_ORDER_LABEL[each].link}
          </Link>
        ))}
      </nav>
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

/** Pressing it again shows all reviews. */
function Mention({ business, word, count, isChosen }: MentionProps) {
  const [params] = useSearchParams();
  return (
    <Link
      to={reviewsOfPath(business.id, params, { mentions: isChosen ? null : word })}
      aria-current={isChosen ? 'true' : undefined}
      className={CHIP}
    >
      {word}
      {count !== undefined && <span className="font-normal text-muted tabular-nums">({count})</span>}
      {isChosen && <X aria-hidden="true" />}
    </Link>
  );
}
