import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm, type Resolver } from 'react-hook-form';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { OwnershipRequestForm } from '../../../interfaces/contract/ownership/ownership-request.js';
import { ANSWER_DAYS, REQUEST_LIMITS } from '../../../interfaces/contract/ownership/ownership-words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import { ClaimDocuments } from '../../ui/form/claim-documents.js';
import { FormTextarea } from '../../ui/form/form-field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { uploadProof, useRequesting } from './ownership.queries.js';
import { requestPath } from './ownership-words.js';

interface Values {
  message: string;
  documents: string[];
}

const FIELDS = ['message', 'documents'] as const;
const RESOLVER = zodResolver(OwnershipRequestForm) as unknown as Resolver<Values, unknown, OwnershipRequestForm>;

/** Asks the owner of a business to hand it over. */
export function RequestForm({ business: { id, name } }: { readonly business: BusinessDetail }) {
  const form = useForm<Values, unknown, OwnershipRequestForm>({
    resolver: RESOLVER,
    defaultValues: { message: '', documents: [] },
  });
  const draft = `ownership-request:${id}`;
  useFormDraft(draft, form, FIELDS);
  const { field: documents } = useController({ control: form.control, name: 'documents' });
  const { submit, isPending } = useSentForm(form, useRequesting(id), {
    draft,
    failure: 'Failed to send your request',
    onSuccess: () => toast({ tone: 'success', title: 'Request sent', description: 'We emailed the owner.' }),
    onSignedOut: () => void signInAgain(requestPath(id)),
  });
  return (
    <SentForm
      purpose="request ownership"
      label="Request ownership"
      onSubmit={submit}
      isPending={isPending}
      submit="Request Ownership"
      pending="Sending..."
      withoutScript="Requesting ownership needs JavaScript."
    >
      <FormSection
        title="Request ownership"
        intro={`We’ll email the owner of ${name}, who has ${ANSWER_DAYS} days to answer. If they don’t, an administrator compares what you both sent and decides.`}
      >
        <FormTextarea
          form={form}
          name="message"
          label="Why is this business yours?"
          hint="The owner reads this."
          required
          limit={REQUEST_LIMITS.message}
          rows={5}
        />
        <ClaimDocuments
          inputRef={documents.ref}
          upload={uploadProof}
          documents={documents.value}
          onChange={(value) => documents.onChange(value)}
          error={form.formState.errors.documents?.message}
        />
        <AboutDocuments />
      </FormSection>
    </SentForm>
  );
}

const AboutDocuments = () => (
  <p className="text-sm text-muted">
    The owner doesn’t see your documents. Send at least one: without it, you can’t ask an administrator to decide if the
    owner declines.
  </p>
);
