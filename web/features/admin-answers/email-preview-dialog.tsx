import { useState } from 'react';
import type { EmailPreviewInput, PreviewedEmail } from '../../../interfaces/contract/outgoing/email-preview.js';
import { sentenceOf } from '../../lib/form/refusal.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { FactList } from '../../ui/show/fact-list.js';
import { Failure } from '../../ui/state/failure.js';
import { Spinner } from '../../ui/state/spinner.js';
import { useEmailPreview } from './answers.queries.js';
import { EmailFrame } from './email-frame.js';

interface EmailPreviewDialogProps {
  readonly decision: EmailPreviewInput;
  /** The label of the button that closes it. */
  readonly back: string;
  readonly onClose: () => void;
}

/** The emails of a decision as they will be sent. */
export function EmailPreviewDialog({ decision, back, onClose }: EmailPreviewDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title="Email preview"
      description="Nothing is sent until you decide. Links don’t work here."
      footer={
        <Button variant="secondary" onClick={onClose}>
          {back}
        </Button>
      }
    >
      <Emails decision={decision} />
    </Dialog>
  );
}

function Emails({ decision }: Pick<EmailPreviewDialogProps, 'decision'>) {
  const { data, error, isFetching, refetch } = useEmailPreview(decision);
  if (isFetching) return <Spinner text="Loading…" />;
  if (data === undefined) {
    const refusal = sentenceOf(error);
    if (refusal !== null) return <p className="font-semibold">{refusal}</p>;
    return <Failure title="We couldn’t load the preview" onRetry={() => void refetch()} />;
  }
  if (data.note !== null) return <p className="font-semibold">{data.note}</p>;
  return (
    <div className="flex flex-col gap-8">
      {data.emails.map((email, index) => (
        <OneEmail key={index} email={email} />
      ))}
    </div>
  );
}

function OneEmail({ email }: { readonly email: PreviewedEmail }) {
  const [isText, setText] = useState(false);
  const { to, subject, text, html, notSent } = email;
  return (
    <section aria-label={subject} className="flex flex-col gap-3">
      {notSent !== null && <p className="rounded-md bg-danger-soft p-3 font-semibold">{notSent}</p>}
      <FactList
        facts={[
          ['To', to ?? 'No address'],
          ['Subject', subject],
        ]}
      />
      {isText ? (
        <pre className="rounded-md bg-sunken p-4 text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
      ) : (
        <EmailFrame subject={subject} html={html} />
      )}
      <div>
        <Button variant="ghost" size="sm" aria-pressed={isText} onClick={() => setText(!isText)}>
          Plain Text
        </Button>
      </div>
    </section>
  );
}
