import { useState } from 'react';
import { Lightbulb } from 'lucide-react';
import { usePersonalisation } from '../../lib/page/viewer.js';
import { classNames } from '../../lib/class-names.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import { Failure } from '../../ui/failure.js';
import { ImpersonalNote } from '../../ui/account/impersonal-note.js';
import { reasonsInWords } from './reasons-in-words.js';
import { MODES, useRecommendations, type Mode, type View } from './recommendations.queries.js';

const LABEL: Readonly<Record<Mode, string>> = {
  personalized: 'Personalized',
  diverse: 'Diverse',
  trending: 'Trending',
};
const PLACEHOLDERS = [1, 2, 3, 4];

/** Ways that go by nothing personal. */
const IMPERSONAL_MODES: readonly Mode[] = MODES.filter((mode) => mode !== 'personalized');

interface RecommendedSectionProps {
  /** What this browser remembers; null: not read yet. */
  readonly views: readonly View[] | null;
  /** The ZIP code at home, from which distances are measured; null where none is known. */
  readonly home: string | null;
}

/** 'Recommended for You', in three ways, or in two where the member wants nothing personal; each business with why it is there. */
export function RecommendedSection({ views, home }: RecommendedSectionProps) {
  const [chosen, setMode] = useState<Mode>('personalized');
  const isOff = usePersonalisation() === 'off';
  const modes = isOff ? IMPERSONAL_MODES : MODES;
  const mode = modes.includes(chosen) ? chosen : 'diverse';
  const { data, isError, isFetching, refetch } = useRecommendations(mode, views, isOff ? null : home);
  return (
    <section aria-labelledby="recommended" aria-busy={isFetching}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="recommended">Recommended for You</h2>
        <ModeButtons modes={modes} mode={mode} onChoose={setMode} />
      </div>
      {isOff && (
        <div className="mb-6">
          <ImpersonalNote />
        </div>
      )}
      {data === undefined && isError && !isFetching && (
        <Failure title="Failed to fetch businesses" onRetry={() => void refetch()} />
      )}
      {data === undefined && (!isError || isFetching) && (
        <div className="card-grid">
          {PLACEHOLDERS.map((place) => (
            <BusinessCardSkeleton key={place} />
          ))}
        </div>
      )}
      {data?.length === 0 && <p className="text-muted">No recommendations yet. Look at a few places first.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="card-grid">
          {data.map((business) => (
            <li key={business.id} className="flex flex-col gap-2">
              <BusinessCard business={business} from="/?view=dashboard" />
              <p className="flex items-start gap-2 px-1 text-sm text-muted">
                <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-marigold-strong" />
                {reasonsInWords(business).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ModeButtonsProps {
  readonly modes: readonly Mode[];
  readonly mode: Mode;
  readonly onChoose: (mode: Mode) => void;
}

function ModeButtons({ modes, mode, onChoose }: ModeButtonsProps) {
  return (
    <div role="group" aria-label="Kind of recommendations" className="flex flex-wrap gap-2">
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={mode === each}
          onClick={() => onChoose(each)}
          className={classNames(
            'min-h-11 rounded-full border px-4 text-sm font-semibold transition-colors',
            mode === each
              ? 'border-leaf bg-leaf text-on-leaf'
              : 'border-edge bg-card text-ink hover:border-leaf hover:bg-leaf-soft',
          )}
        >
          {LABEL[each]}
        </button>
      ))}
    </div>
  );
}
