import { PawPrint, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { NO_TRAITS } from '../../../interfaces/contract/shared/words.js';
import { browsePath } from '../../lib/path/browse-search.js';
import { townName } from '../../lib/words/town-name.js';
import { ShowMore } from '../../ui/show/show-more.js';

interface Props {
  readonly business: BusinessDetail;
}

export function About({ business }: Props) {
  const paragraphs = (business.description ?? '').split(/\n{2,}/).filter((text) => text.trim() !== '');
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-3">
        About
      </h2>
      {paragraphs.length === 0 ? (
        <p className="text-muted">No description available.</p>
      ) : (
        <ShowMore id="description" className="max-w-prose space-y-3 whitespace-pre-line">
          {paragraphs.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </ShowMore>
      )}
    </section>
  );
}

/** The pet perks, highlighted ones first. Each links to a search for nearby businesses with that perk. */
export function PetPerks({ business }: Props) {
  const { petPerks, highlightedPerks } = business;
  if (petPerks.length === 0) return null;
  const highlighted = new Set(highlightedPerks);
  const perks = [...petPerks].sort((one, other) => Number(highlighted.has(other)) - Number(highlighted.has(one)));
  return (
    <section aria-labelledby="pet-perks">
      <h2 id="pet-perks" className="mb-4">
        Pet Perks
      </h2>
      <ul className="flex flex-wrap gap-2 sm:gap-2.5">
        {perks.map((perk) => (
          <li key={perk} className="max-w-full">
            <Link
              to={browsePath({ location: townName(business), traits: { ...NO_TRAITS, perks: [perk] } })}
              className="flex min-h-11 items-center gap-2 rounded-md bg-leaf-soft px-3 py-2 text-sm font-medium underline decoration-leaf/40 underline-offset-3 hover:decoration-current hover:decoration-2 sm:gap-2.5 sm:px-3.5 sm:text-base"
            >
              {highlighted.has(perk) ? (
                <Sparkles aria-hidden="true" className="size-4.5 shrink-0 text-marigold-strong sm:size-5" />
              ) : (
                <PawPrint aria-hidden="true" className="size-4.5 shrink-0 text-leaf sm:size-5" />
              )}
              <span className="min-w-0 wrap-anywhere">{perk}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
