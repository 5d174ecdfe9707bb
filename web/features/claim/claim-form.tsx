import { useController, useForm, type UseFormReturn } from 'react-hook-form';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { ClaimForm as Checked } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_LIMITS, CLAIM_ROLE_LABEL, CLAIM_ROLES } from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form-draft.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { Input } from '../../ui/form/input.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Textarea } from '../../ui/form/textarea.js';
import { ClaimDocuments } from './claim-documents.js';
import { methodOptions } from './claim-methods.js';
import { claimResolver, DRAFTED, newClaim, type ClaimValues } from './claim-values.js';
import { useSubmission } from './use-submission.js';

type Methods = UseFormReturn<ClaimValues, unknown, Checked>;

interface ClaimFormProps {
  readonly business: BusinessDetail;
  readonly viewer: Viewer;
}

const ROLES = CLAIM_ROLES.map((role) => ({ value: role, label: CLAIM_ROLE_LABEL[role] }));

/** Who claims the business, and how they show that it is theirs. */
export function ClaimForm({ business, viewer }: ClaimFormProps) {
  const form = useForm<ClaimValues, unknown, Checked>({ resolver: claimResolver, defaultValues: newClaim(viewer) });
  const draft = `claim:${business.id}`;
  useFormDraft(draft, form, DRAFTED);
  const { submit, isPending } = useSubmission(business.id, form, draft);
  const send = form.handleSubmit(submit);
  return (
    <form
      noValidate
      aria-label="Claim this business"
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-6"
    >
      <AboutYou form={form} />
      <Proof form={form} business={business} />
      <div>
        <Button
          type="submit"
          size="lg"
          pending={isPending}
          pendingText="Submitting..."
          className="w-full sm:w-auto noscript:hidden"
        >
          Submit Claim
        </Button>
        <p className="hidden text-muted noscript:block">Claiming a business needs JavaScript.</p>
      </div>
    </form>
  );
}

function AboutYou({ form }: { readonly form: Methods }) {
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const { field: role } = useController({ control, name: 'businessRole' });
  const needsPhone = watch('verificationMethod') === 'phone_verification';
  return (
    <FormSection title="About You" intro="Only administrators see this.">
      <Field label="Your name" required error={errors.claimantName?.message}>
        {(field) => <Input {...field} {...register('claimantName')} autoComplete="name" />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Email" required error={errors.claimantEmail?.message}>
          {(field) => <Input {...field} {...register('claimantEmail')} type="email" autoComplete="email" />}
        </Field>
        <Field label="Phone number" required={needsPhone} error={errors.claimantPhone?.message}>
          {(field) => <Input {...field} {...register('claimantPhone')} type="tel" autoComplete="tel" />}
        </Field>
      </div>
      <RadioGroup
        legend="Your role"
        name="businessRole"
        ref={role.ref}
        options={ROLES}
        value={role.value}
        onChange={(value) => role.onChange(value)}
        error={errors.businessRole?.message}
      />
    </FormSection>
  );
}

function Proof({ form, business }: { readonly form: Methods; readonly business: BusinessDetail }) {
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const { field: method } = useController({ control, name: 'verificationMethod' });
  const { field: documents } = useController({ control, name: 'verificationDocuments' });
  const proof = watch('ownershipProof');
  return (
    <FormSection title="Show That It Is Yours">
      <Field
        label="Ownership proof"
        required
        hint="How can an administrator see that you may speak for this business?"
        error={errors.ownershipProof?.message}
        counter={{ value: proof.length, limit: CLAIM_LIMITS.maxProof }}
      >
        {(field) => <Textarea {...field} {...register('ownershipProof')} rows={5} />}
      </Field>
      <RadioGroup
        legend="How to verify"
        name="verificationMethod"
        ref={method.ref}
        options={methodOptions(business)}
        value={method.value}
        onChange={(value) => method.onChange(value)}
        error={errors.verificationMethod?.message}
      />
      {method.value === 'document_upload' && (
        <ClaimDocuments
          inputRef={documents.ref}
          documents={documents.value}
          onChange={(value) => documents.onChange(value)}
          error={errors.verificationDocuments?.message}
        />
      )}
    </FormSection>
  );
}
