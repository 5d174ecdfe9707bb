import { useSearchParams } from 'react-router-dom';
import { AgeConfirmation } from '../../../features/account/privacy/age-confirmation.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';

/** /age-confirmation: after the first sign-in of a member whose sign-in service does not ask for the age; not indexed. */
export function AgeConfirmationPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title={`Confirm your age | ${site.name}`} description="Members are 13 or older." />
      <AgeConfirmation returnTo={sitePath(params.get('returnTo')) ?? '/'} />
    </div>
  );
}
