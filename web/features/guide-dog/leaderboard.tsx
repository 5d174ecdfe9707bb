import { Trophy } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { classNames } from '../../lib/page/class-names.js';
import { guideDogsPath, userReviewsPath } from '../../lib/path/community-path.js';
import { TierBadge } from '../../ui/show/badge.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { Portrait, reviewsInWords } from './guide-dog-card.js';
import { useLeaderboard } from './guide-dogs.queries.js';
import { NoGuideDogs } from './top-guide-dogs.js';

/** Number of highlighted entries at the top: a product decision. */
const HIGHLIGHTED = 3;

/** All Guide Dogs, most reviews first. Later pages continue the ranks of the previous one. */
export function Leaderboard({ cursor }: { readonly cursor: string | null }) {
  const list = useLeaderboard(cursor);
  const start = list.data?.pages[0]?.start ?? null;
  const before = start === null ? 0 : start.before;
  const placeOf = (index: number) => (before === null ? null : before + index + 1);
  return (
    <PagedList
      list={list}
      failure="We couldn’t load Guide Dogs"
      placeholder={<Skeleton className="h-96 rounded-lg" />}
      empty={<NoGuideDogs />}
      pathOf={(next) => guideDogsPath('leaderboard', next)}
    >
      {(dogs) => (
        <ol className="flex flex-col gap-3" aria-label="Leaderboard">
          {dogs.map((dog, index) => (
            <li key={dog.id}>
              <Place dog={dog} place={placeOf(index)} />
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function Place({ dog, place }: { readonly dog: GuideDog; readonly place: number | null }) {
  const isTop = place !== null && place <= HIGHLIGHTED;
  return (
    <div
      className={classNames(
        'relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border bg-card p-4 sm:gap-x-4',
        isTop ? 'border-2 border-marigold' : 'border-line',
      )}
    >
      {place !== null && (
        <span className="flex min-w-8 shrink-0 sm:w-12 items-center gap-1.5 text-lg font-bold tabular-nums">
          {isTop && <Trophy aria-hidden="true" className="size-5 text-leaf" />}
          <span className="sr-only">Place </span>
          {place}
        </span>
      )}
      <Portrait dog={dog} className="size-12 shrink-0 rounded-full" />
      <div className="min-w-24 flex-1">
        <h3 className="text-base wrap-anywhere">
          <Link to={userReviewsPath(dog.userId)} className="stretched-link">
            {dog.petName}
          </Link>
        </h3>
        <p className="text-sm wrap-anywhere text-muted">
          {[dog.user.firstName && `with ${dog.user.firstName}`, dog.location].filter(Boolean).join(', ')}
        </p>
      </div>
      <div className="flex basis-full items-center justify-between gap-4 sm:basis-auto">
        <TierBadge tier={dog.status} />
        <span className="text-sm text-muted tabular-nums sm:min-w-20 sm:text-right">
          {reviewsInWords(dog.reviewCount)}
        </span>
      </div>
    </div>
  );
}
