import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';
import { Page } from '../../../ui/page/page.js';
import { AgeConfirmation } from '../../../features/account/privacy/age-confirmation.js';

/** /age-confirmation: after the first sign-in if the sign-in service doesn't ask for the age. Not indexed. */
export function AgeConfirmationPage() {
  const [params] = useSearchParams();
  return (
    <Page title="Confirm your age" description="Members must be 13 or older.">
      <AgeConfirmation returnTo={sitePath(params.get('returnTo')) ?? '/'} />
    </Page>
  );
}
