import { useState } from 'react';
import { Copy } from 'lucide-react';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { urlIn } from '../../../interfaces/contract/shared/words.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { copyText } from '../../ui/overlay/copy-text.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { ClaimExits } from './claim-exits.js';
import { useWebsiteCheck } from './claim-steps.queries.js';

interface WebsiteStepProps {
  readonly claim: OwnClaim;
  /** The website of the business. */
  readonly website: string | null;
}

/** Instructions for the proof on the business's website, and the button that checks it. */
export function WebsiteStep({ claim, website }: WebsiteStepProps) {
  const { websiteProof } = claim;
  if (websiteProof === null) return null;
  const { metaTag, fileName, fileContent, dnsRecord } = websiteProof;
  const site = urlIn(website ?? '');
  return (
    <Card as="section" aria-labelledby="website" className="flex flex-col gap-6">
      <div>
        <h2 id="website" className="text-xl">
          Add one of these to your website
        </h2>
        <p className="mt-1 max-w-prose">You need only one. Keep it in place until we decide on your claim.</p>
      </div>
      <Proof title="HTML tag" where={`In the <head> of ${website ?? 'the listing’s website'}`} text={metaTag} />
      <Proof
        title="File"
        where={`At ${site === null ? fileName : site.origin + fileName}, containing only this text`}
        text={fileContent}
      />
      <Proof title="DNS record" where={`As a TXT record for ${site?.hostname ?? 'your domain'}`} text={dnsRecord} />
      <Check claim={claim} />
      <ClaimExits claim={claim} question="Can’t change the website?" />
    </Card>
  );
}

interface ProofProps {
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

function Proof({ title, where, text }: ProofProps) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm wrap-anywhere text-muted">{where}</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-64 rounded-md bg-sunken px-3 py-2.5 text-sm wrap-anywhere">{text}</code>
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Copy: ${title}`}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(text, 'Please select the text and copy it.')}
        >
          Copy
        </Button>
      </div>
    </div>
  );
}

const NOT_FOUND =
  'We didn’t find the tag, the file, or the DNS record. DNS changes can take a few hours, so you can come back later.';

function Check({ claim: { id, businessId } }: { readonly claim: OwnClaim }) {
  const { mutateAsync, isPending } = useWebsiteCheck(id);
  const [result, setResult] = useState('');
  const check = (): void => {
    setResult('');
    whenSettled(mutateAsync(undefined), {
      onSuccess: ({ status }) => {
        if (status === 'pending') return setResult(NOT_FOUND);
        toast({ tone: 'success', title: 'Verification Successful', description: 'Your claim is now under review.' });
      },
      onError: (failure) => {
        const { status, sentence } = refusalOf(failure);
        if (status === 401) return void signInAgain(`/claim-business/${businessId}`);
        setResult(sentence ?? 'Failed to check the website. Please try again.');
      },
    });
  };
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <Button pending={isPending} pendingText="Checking..." onClick={check}>
        Check now
      </Button>
      <p role="status" className="max-w-prose">
        {result}
      </p>
    </div>
  );
}
