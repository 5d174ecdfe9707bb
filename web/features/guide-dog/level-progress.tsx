import { GUIDE_DOG_TIER, nextTier } from '../../../interfaces/contract/shared/words.js';

/** Progress to the next level, or a note that the last one is reached. */
export function LevelProgress({ reviewCount }: { readonly reviewCount: number }) {
  const next = nextTier(reviewCount);
  if (next === null) return <p className="font-semibold text-leaf">Maximum level reached</p>;
  const { from, label } = GUIDE_DOG_TIER[next.tier];
  const words = `${next.missing} ${next.missing === 1 ? 'review' : 'reviews'} until ${label}`;
  return (
    <div className="flex max-w-sm flex-col gap-2">
      <p className="font-semibold">{words}</p>
      <div
        role="progressbar"
        aria-label={`Progress to ${label}`}
        aria-valuemin={0}
        aria-valuemax={from}
        aria-valuenow={reviewCount}
        aria-valuetext={words}
      >
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-2 w-full rounded-full"
        >
          <rect width="100" height="4" className="fill-sunken" />
          <rect width={(reviewCount / from) * 100} height="4" className="fill-leaf" />
        </svg>
      </div>
    </div>
  );
}
