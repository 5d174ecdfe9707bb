import { useState } from 'react';
import { Copy } from 'lucide-react';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { refusalOf, useWebsiteCheck } from './claims.queries.js';

interface WebsiteStepProps {
  readonly claim: OwnClaim;
  /** Of the listing. */
  readonly website: string | null;
}

/** What to put on the web site of the listing, and the look for it. */
export function WebsiteStep({ claim, website }: WebsiteStepProps) {
  const { websiteProof } = claim;
  if (websiteProof === null) return null;
  const { metaTag, fileName, fileContent, dnsRecord } = websiteProof;
  const site = website === null || !URL.canParse(website) ? null : new URL(website);
  return (
    <Card as="section" aria-labelledby="website" className="flex flex-col gap-6">
      <div>
        <h2 id="website" className="text-xl">
          Add One of These to Your Web Site
        </h2>
        <p className="mt-1 max-w-prose">One is enough. Leave it there until your claim is decided.</p>
      </div>
      <Proof title="A tag" where={`In the head of ${website ?? 'the page that the listing names'}`} text={metaTag} />
      <Proof
        title="A file"
        where={`At ${site === null ? fileName : site.origin + fileName}, with this and nothing else in it`}
        text={fileContent}
      />
      <Proof title="A DNS record" where={`A TXT record of ${site?.hostname ?? 'your domain'}`} text={dnsRecord} />
      <Check claim={claim} />
    </Card>
  );
}

interface ProofProps {
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

function Proof({ title, where, text }: ProofProps) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', title: 'Copied to clipboard!' });
    } catch {
      toast({ tone: 'danger', title: 'It could not be copied', description: 'Please mark the text and copy it.' });
    }
  };
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
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </div>
    </div>
  );
}

const NOT_FOUND =
  'We looked just now and found none of the three. A DNS record can take some hours to be seen; you may leave and come back.';

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
        setResult(sentence ?? 'Failed to look at the web site. Please try again.');
      },
    });
  };
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-5">
      <Button pending={isPending} pendingText="Looking..." onClick={check}>
        Check now
      </Button>
      <p role="status" className="max-w-prose">
        {result}
      </p>
    </div>
  );
}
