import { useParams } from 'react-router-dom';
import { TransferOfferView } from '../../../features/ownership/transfer-offer.js';
import { BackLink } from '../../../ui/page/back-link.js';
import { Subpage } from '../../../ui/page/page.js';

/** /business-transfer/{token}: the page behind the email to a new owner. Not indexed. */
export function TransferOfferPage() {
  const { token = '' } = useParams();
  return (
    <Subpage
      title="Take over a business"
      description="An owner wants to hand a business over to you."
      back={<BackLink to="/">Home</BackLink>}
      className="max-w-3xl"
    >
      <h1 className="mt-2 mb-8">Take over a business</h1>
      <TransferOfferView key={token} token={token} />
    </Subpage>
  );
}
