import type { SimilarBusiness } from '../../../interfaces/contract/business/business.js';
import { kindName } from '../../lib/words/kind-name.js';
import { Button, ButtonLink } from '../button.js';
import { Dialog } from '../overlay/dialog.js';

interface SimilarDialogProps {
  readonly similar: readonly SimilarBusiness[];
  readonly description: string;
  /** Label of the button that continues. */
  readonly goOnLabel: string;
  /** True to offer claiming, before anything else. */
  readonly canClaim?: boolean | undefined;
  readonly onClose: () => void;
  /** Sends the business anyway. */
  readonly onGoOn: () => void;
}

/** Shows similar businesses that are already listed, before one is listed or recommended again. */
export function SimilarDialog({
  similar,
  description,
  goOnLabel,
  canClaim = false,
  onClose,
  onGoOn,
}: SimilarDialogProps) {
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
          <Button variant={canClaim ? 'secondary' : 'primary'} onClick={onGoOn}>
            {goOnLabel}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-5">
        {similar.map((business) => (
          <li key={business.id}>
            <Similar business={business} canClaim={canClaim} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface SimilarProps {
  readonly business: SimilarBusiness;
  readonly canClaim: boolean;
}

function Similar({ business: { id, name, isClaimed, ...business }, canClaim }: SimilarProps) {
  const link = (text: string) => (
    <a href={`/business/${id}`} target="_blank" rel="noopener" className="text-link font-semibold">
      {text} (opens in a new tab)
    </a>
  );
  const { address, city, state } = business;
  return (
    <>
      {canClaim ? <p className="font-semibold">{name}</p> : link(name)}
      <p className="text-sm text-muted">{[kindName(business), address, city, state].filter(Boolean).join(', ')}</p>
      <p className="text-sm">{likenessOf(business)}</p>
      {canClaim && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {isClaimed ? (
            <p className="text-sm">It already has an owner.</p>
          ) : (
            <ButtonLink to={`/claim-business/${id}`}>This is my business: claim it</ButtonLink>
          )}
          {link(`View ${name}`)}
        </div>
      )}
    </>
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
