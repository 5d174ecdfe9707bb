import { Link } from 'react-router-dom';
import { itemPath } from '../../lib/path/admin-path.js';
import { useNamedCards } from './named-cards.js';
import { WithCard } from './with-card.js';

interface MemberLinkProps {
  readonly id: string;
  /** Null if they gave none. */
  readonly name: string | null;
}

/** A member's name, for administrators: a link to the member’s page, with a card. */
export function MemberLink({ id, name }: MemberLinkProps) {
  const cards = useNamedCards();
  const link = (
    <Link to={itemPath('member', id) ?? ''} className="text-link wrap-anywhere">
      {name ?? 'Unnamed member'}
    </Link>
  );
  return cards === null ? link : <WithCard card={cards.member(id)}>{link}</WithCard>;
}
