import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL } from '../../../interfaces/contract/shared/words.js';
import { Button } from '../button.js';
import { Dialog } from '../overlay/dialog.js';

interface SimilarDialogProps {
  readonly similar: readonly BusinessCard[];
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
        {similar.map(({ id, name, category, address, city, state }) => (
          <li key={id}>
            <a href={`/business/${id}`} target="_blank" rel="noopener" className="text-link font-semibold">
              {name} (opens in a new tab)
            </a>
            <p className="text-sm text-muted">
              {[CATEGORY_LABEL[category], address, city, state].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
