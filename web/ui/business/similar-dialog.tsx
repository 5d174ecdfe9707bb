import type { SimilarBusiness } from '../../../interfaces/contract/business/business.js';
import { kindName } from '../../lib/words/kind-name.js';
import { Button } from '../button.js';
import { Dialog } from '../overlay/dialog.js';

interface SimilarDialogProps {
  readonly similar: readonly SimilarBusiness[];
  readonly description: string;
  /** Label of the button that continues. */
  readonly goOnLabel: string;
  readonly onClose: () => void;
  /** Sends the business anyway. */
  readonly onGoOn: () => void;
}

/** Shows similar businesses that are already listed, before one is listed or recommended again. */
export function SimilarDialog({ similar, description, goOnLabel, onClose, onGoOn }: SimilarDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Is it already listed?"
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to form
          </Button>
          <Button onClick={onGoOn}>{goOnLabel}</Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {similar.map(({ id, name, category, kind, address, city, state, ...found }) => (
          <li key={id}>
            <a href={`/business/${id}`} target="_blank" rel="noopener" className="text-link font-semibold">
              {name} (opens in a new tab)
            </a>
            <p className="text-sm text-muted">
              {[kindName({ kind, category }), address, city, state].filter(Boolean).join(', ')}
            </p>
            <p className="text-sm">{likenessOf(found)}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Returns why a business may be the same, such as 'Same phone number, 0.1 miles away'. */
function likenessOf({ matches, distance }: Pick<SimilarBusiness, 'matches' | 'distance'>): string {
  const miles = !distance ? null : `${distance} ${distance === 1 ? 'mile' : 'miles'} away`;
  const words = [
    matches.includes('phone') && 'same phone number',
    matches.includes('website') && 'same website',
    miles ?? (matches.includes('location') && 'same location'),
    matches.includes('name') && 'similar name',
  ];
  const text = words.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
