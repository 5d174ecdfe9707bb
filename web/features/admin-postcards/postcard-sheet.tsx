import type { Postcard } from '../../../interfaces/contract/claim/postcard.js';
import { dayName } from '../../lib/words/day.js';

interface PostcardSheetProps {
  readonly card: Postcard & { readonly code: string };
  readonly siteName: string;
  readonly publicUrl: string;
}

/** A postcard as printed: text on the left, address on the right. */
export function PostcardSheet({ card, siteName, publicUrl }: PostcardSheetProps) {
  const { to, text, code, businessId, expiresAt } = card;
  const page = `${publicUrl}/claim-business/${businessId}`.replace(/^https?:\/\//, '');
  const town = [to.city, [to.state, to.zipCode].filter((part) => part !== '').join(' ')].filter((part) => part !== '');
  return (
    <figure aria-label={`Postcard to ${to.name}`} className="postcard">
      <div className="postcard-words">
        <p className="postcard-site">{siteName}</p>
        <p>{text}</p>
        <p className="postcard-code">{code}</p>
        <p>
          Enter it at <strong className="postcard-page">{page}</strong> by{' '}
          <time dateTime={expiresAt}>{dayName(expiresAt)}</time>.
        </p>
      </div>
      <address className="postcard-address">
        <span>{to.name}</span>
        <span>{to.street}</span>
        <span>{town.join(', ')}</span>
      </address>
    </figure>
  );
}
