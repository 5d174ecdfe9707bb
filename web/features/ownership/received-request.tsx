import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useController, useForm, type Resolver } from 'react-hook-form';
import {
  OwnershipRefusal,
  type ReceivedOwnershipRequest,
} from '../../../interfaces/contract/ownership/ownership-request.js';
import { REQUEST_LIMITS, type PremiumChoice } from '../../../interfaces/contract/ownership/ownership-words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { UnlessRestricted } from '../../ui/account/restriction-note.js';
import { Button } from '../../ui/button.js';
import { ClaimDocuments } from '../../ui/form/claim-documents.js';
import { FormTextarea } from '../../ui/form/form-field.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { uploadProof, useAcceptance, useRefusal } from './ownership.queries.js';
import { ownershipPath, OWNERS_STATUS_LABEL, ownersNext, PREMIUM_OPTIONS, REQUEST_TONE } from './ownership-words.js';
import { reportStep } from './report-step.js';

interface ReceivedProps {
  readonly request: ReceivedOwnershipRequest;
  readonly isPremium: boolean;
}

/** A request for one of the owner's businesses, with the ways to answer it. */
export function ReceivedRequest({ request, isPremium }: ReceivedProps) {
  const heading = useId();
  const [isDeclining, setDeclining] = useState(false);
  const { status, requesterName, message, documents, ownerReason, decisionReason, moves } = request;
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col items-start gap-4">
      <Badge tone={REQUEST_TONE[status]}>{OWNERS_STATUS_LABEL[status]}</Badge>
      <h3 id={heading} className="text-lg wrap-anywhere">
        Request by {requesterName ?? 'a member'}
      </h3>
      <blockquote className="max-w-prose border-l-4 border-line pl-4 wrap-anywhere whitespace-pre-line">
        {message}
      </blockquote>
      {documents > 0 && (
        <p className="text-sm text-muted">
          They sent {documents === 1 ? '1 document' : `${documents} documents`}, which only administrators can open.
        </p>
      )}
      {ownerReason !== null && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">Your answer: {ownerReason}</p>
      )}
      {decisionReason !== null && (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">The administrator’s reason: {decisionReason}</p>
      )}
      <p className="max-w-prose">{ownersNext(request)}</p>
      {moves.length > 0 && (
        <UnlessRestricted purpose="answer requests">
          <div className="flex flex-wrap gap-3 noscript:hidden">
            {moves.includes('accept') && <Accept request={request} isPremium={isPremium} />}
            {moves.includes('decline') && (
              <Button
                variant="secondary"
                aria-expanded={isDeclining}
                onClick={() => setDeclining((isShown) => !isShown)}
              >
                {isDeclining ? 'Cancel' : 'Decline'}
              </Button>
            )}
          </div>
          {isDeclining && moves.includes('decline') && <Decline request={request} />}
        </UnlessRestricted>
      )}
    </Card>
  );
}

function Accept({ request: { id, businessId, businessName, requesterName }, isPremium }: ReceivedProps) {
  const [isOpen, setOpen] = useState(false);
  const [premium, setPremium] = useState<PremiumChoice>('keep');
  const { mutateAsync, isPending } = useAcceptance(id);
  const accept = (): void =>
    reportStep(mutateAsync(premium), {
      ...{ page: ownershipPath(businessId), done: 'You handed the business over' },
      ...{ failure: 'Failed to hand the business over. Please try again.', onSettled: () => setOpen(false) },
    });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Accept</Button>
      <ConfirmDialog
        open={isOpen}
        title="Hand this business over?"
        description="You can’t undo this yourself."
        no="Keep Business"
        yes="Hand Over"
        pendingText="Handing over..."
        pending={isPending}
        onYes={accept}
        onClose={() => setOpen(false)}
      >
        <p className="mb-4">
          {requesterName ?? 'The member'} becomes the owner of <strong className="wrap-anywhere">{businessName}</strong>{' '}
          immediately. You can no longer edit it.
        </p>
        {isPremium && (
          <RadioGroup
            legend="What happens to Premium?"
            name="premium"
            options={PREMIUM_OPTIONS}
            value={premium}
            onChange={(value) => setPremium(value as PremiumChoice)}
          />
        )}
      </ConfirmDialog>
    </>
  );
}

interface Values {
  reason: string;
  documents: string[];
}

const FIELDS = ['reason', 'documents'] as const;
const RESOLVER = zodResolver(OwnershipRefusal) as unknown as Resolver<Values, unknown, OwnershipRefusal>;

function Decline({ request: { id, businessId } }: { readonly request: ReceivedOwnershipRequest }) {
  const form = useForm<Values, unknown, OwnershipRefusal>({
    resolver: RESOLVER,
    defaultValues: { reason: '', documents: [] },
  });
  const draft = `ownership-refusal:${id}`;
  useFormDraft(draft, form, FIELDS);
  const { setFocus } = form;
  useEffect(() => setFocus('reason'), [setFocus]);
  const { field: documents } = useController({ control: form.control, name: 'documents' });
  const { submit, isPending } = useSentForm(form, useRefusal(id), {
    draft,
    failure: 'Failed to decline the request. Please try again.',
    onSuccess: () => toast({ tone: 'success', title: 'Your answer was sent' }),
    onSignedOut: () => void signInAgain(ownershipPath(businessId)),
  });
  return (
    <div className="mt-4 w-full">
      <SentForm
        purpose={null}
        label="Decline this request"
        onSubmit={submit}
        isPending={isPending}
        submit="Decline Request"
        pending="Sending..."
      >
        <FormTextarea
          form={form}
          name="reason"
          label="Why does the business stay yours?"
          hint="The requester reads this."
          required
          limit={REQUEST_LIMITS.reason}
          rows={4}
        />
        <ClaimDocuments
          inputRef={documents.ref}
          upload={uploadProof}
          documents={documents.value}
          onChange={(value) => documents.onChange(value)}
          error={form.formState.errors.documents?.message}
        />
      </SentForm>
    </div>
  );
}
