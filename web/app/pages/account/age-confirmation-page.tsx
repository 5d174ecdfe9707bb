import { useSearchParams } from 'react-router-dom';
import { AgeConfirmation } from '../../../features/account/privacy/age-confirmation.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';

/** /age-confirmation: after the first sign-in if the sign-in service doesn't ask for the age. Not indexed. */
export function AgeConfirmationPage() {
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title="Confirm your age" description="Members must be 13 or older." />
      <AgeConfirmation returnTo={sitePath(params.get('returnTo')) ?? '/'} />
    </div>
  );
}
