import { Download } from 'lucide-react';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button } from '../../../ui/button.js';
import { AccountBlock } from '../account-block.js';
import { useOwnData } from '../account.queries.js';
import { reportOrSignInAgain } from '../sign-in-again.js';

const FILE_NAME = 'welcome-paws-my-data.zip';
/** By then the download has started. */
const REVOKE_AFTER_MS = 60_000;

/** Downloads all of the member's data (GDPR articles 15 and 20). */
export function OwnDataBlock() {
  const { mutateAsync, isPending } = useOwnData();
  const download = () =>
    whenSettled(mutateAsync(undefined), {
      onSuccess: saveAs,
      onError: (error) => reportOrSignInAgain(error, 'your-data'),
    });
  return (
    <AccountBlock
      id="your-data"
      title="Your data"
      intro="Everything we store about you, including your photos, in one file. If you signed in more than 10 minutes ago, you’ll need to sign in again first."
    >
      <div className="noscript:hidden">
        <Button
          variant="secondary"
          icon={<Download aria-hidden="true" />}
          pending={isPending}
          pendingText="Preparing your data..."
          onClick={download}
        >
          Download my data
        </Button>
      </div>
    </AccountBlock>
  );
}

function saveAs(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
