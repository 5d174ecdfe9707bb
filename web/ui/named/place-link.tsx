import { businessPath } from '../../lib/path/browse-search.js';
import { useNamedCards } from './named-cards.js';
import { WithCard } from './with-card.js';

interface PlaceLinkProps {
  readonly id: number;
  readonly name: string;
}

/** A place's name, for administrators: a link to its public page in a new tab, with a card. */
export function PlaceLink({ id, name }: PlaceLinkProps) {
  const cards = useNamedCards();
  const link = (
    <a href={businessPath(id)} target="_blank" rel="noopener noreferrer nofollow" className="text-link wrap-anywhere">
      {name}
    </a>
  );
  return cards === null ? link : <WithCard card={cards.place(id)}>{link}</WithCard>;
}
