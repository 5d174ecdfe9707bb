import { useState } from 'react';
import { Lightbulb } from 'lucide-react';
import { usePersonalization } from '../../lib/page/viewer.js';
import { classNames } from '../../lib/page/class-names.js';
import { BusinessCard } from '../../ui/business/business-card.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { Loaded } from '../../ui/state/loaded.js';
import { PersonalizationOffNote } from '../../ui/account/personalization-off-note.js';
import { reasonsInWords } from './reasons-in-words.js';
import type { Recommendation } from '../../../interfaces/contract/recommendation/recommendation.js';
import { MODES, useRecommendations, type Mode, type View } from './recommendations.queries.js';

const LABEL: Readonly<Record<Mode, string>> = {
  personalized: 'Personalized',
  diverse: 'Diverse',
  trending: 'Trending',
};

const ROW = 'card-row sm:card-grid';

/** Modes that use no personal data. */
const IMPERSONAL_MODES: readonly Mode[] = MODES.filter((mode) => mode !== 'personalized');

interface RecommendedSectionProps {
  /** This browser's history; null until it is read. */
  readonly views: readonly View[] | null;
  /** The home ZIP code, from which distances are measured; null if unknown. */
  readonly home: string | null;
}

/**
 * 'Recommended for you' in three modes, or two if the member turned personalization off. Each business shows its
 * reasons.
 */
export function RecommendedSection({ views, home }: RecommendedSectionProps) {
  const [chosen, setMode] = useState<Mode>('personalized');
  const isOff = usePersonalization() === 'off';
  const modes = isOff ? IMPERSONAL_MODES : MODES;
  const mode = modes.includes(chosen) ? chosen : 'diverse';
  const recommendations = useRecommendations(mode, views, isOff ? null : home);
  return (
    <section aria-labelledby="recommended" aria-busy={recommendations.isFetching}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="recommended">Recommended for you</h2>
        <ModeButtons modes={modes} mode={mode} onChoose={setMode} />
      </div>
      {isOff && (
        <div className="mb-6">
          <PersonalizationOffNote />
        </div>
      )}
      <Loaded
        query={recommendations}
        failure="Failed to fetch businesses"
        placeholder={<BusinessCards placeholders={4} className={ROW} />}
      >
        {(businesses) => <Recommendations businesses={businesses} />}
      </Loaded>
    </section>
  );
}

function Recommendations({ businesses }: { readonly businesses: readonly Recommendation[] }) {
  if (businesses.length === 0) {
    return <p className="text-muted">No recommendations yet. View a few places first.</p>;
  }
  return (
    <ul className={ROW}>
      {businesses.map((business) => (
        <li key={business.id} className="flex flex-col gap-2">
          <BusinessCard business={business} from="/?view=dashboard" />
          <p className="flex items-start gap-2 px-1 text-sm text-muted">
            <Lightbulb aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-marigold-strong" />
            {reasonsInWords(business).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ModeButtonsProps {
  readonly modes: readonly Mode[];
  readonly mode: Mode;
  readonly onChoose: (mode: Mode) => void;
}

function ModeButtons({ modes, mode, onChoose }: ModeButtonsProps) {
  return (
    <div role="group" aria-label="Type of recommendations" className="flex flex-wrap gap-2">
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
