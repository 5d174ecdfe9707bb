import { useController, useForm, type UseFormReturn } from 'react-hook-form';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { Claim, ClaimForm as Checked, OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import {
  CLAIM_LIMITS,
  CLAIM_METHOD,
  CLAIM_ROLE_LABEL,
  CLAIM_ROLES,
  CLAIM_METHODS,
  requireMethodFits,
  type ClaimMethod,
} from '../../../interfaces/contract/shared/words.js';
import { useFormDraft } from '../../lib/form/form-draft.js';
import type { Viewer } from '../../lib/page/viewer.js';
import { ClaimDocuments } from '../../ui/form/claim-documents.js';
import { FormInput, FormTextarea } from '../../ui/form/form-field.js';
import { FormSection } from '../../ui/form/form-section.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { SentForm } from '../../ui/form/sent-form.js';
import { useSentForm } from '../../ui/form/use-sent-form.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { claimPath, replacementPath } from './claim-words.js';
import { claimResolver, DRAFT_FIELDS, newClaim, nextClaim, type ClaimValues } from './claim-values.js';
import { uploadClaimDocument, useClaiming } from './claim-steps.queries.js';

type Methods = UseFormReturn<ClaimValues, unknown, Checked>;

interface ClaimFormProps {
  readonly business: BusinessDetail;
  readonly viewer: Viewer;
  /** The member's latest claim to the business, which fills in the form; undefined if there is none. */
  readonly latest?: OwnClaim | undefined;
  /** True if the new claim replaces the latest one, which is open. */
  readonly isReplacement?: boolean;
}

const ROLES = CLAIM_ROLES.map((role) => ({ value: role, label: CLAIM_ROLE_LABEL[role] }));

/** The claimant's details and verification method. */
export function ClaimForm({ business, viewer, latest, isReplacement = false }: ClaimFormProps) {
  const replaced = isReplacement ? latest : undefined;
  const filled = latest === undefined ? newClaim(viewer) : nextClaim(latest);
  const form = useForm<ClaimValues, unknown, Checked>({
    resolver: claimResolver,
    defaultValues: { ...filled, replaces: replaced?.id },
  });
  const draft = `claim:${business.id}`;
  useFormDraft(draft, form, DRAFT_FIELDS);
  const { submit, isPending } = useSentForm(form, useClaiming(business.id), {
    draft,
    onSuccess: showSubmitted,
    failure: 'Failed to submit claim',
    onSignedOut: () => void signInAgain(replaced === undefined ? claimPath(business.id) : replacementPath(replaced)),
  });
  return (
    <SentForm
      purpose="claim a business"
      label="Claim this business"
      onSubmit={submit}
      isPending={isPending}
      submit="Submit Claim"
      pending="Submitting..."
      withoutScript="Claiming a business needs JavaScript."
    >
      <AboutYou form={form} />
      <Proof form={form} business={business} current={replaced?.verificationMethod} />
    </SentForm>
  );
}

function showSubmitted({ verificationMethod }: Claim): void {
  const { code } = CLAIM_METHOD[verificationMethod];
  const isSentNow = code === 'text' || code === 'mail';
  const description = isSentNow
    ? 'Verification code sent to your phone/email'
    : 'Your business claim has been submitted for review.';
  toast({ tone: 'success', title: 'Claim Submitted', description });
}

function AboutYou({ form }: { readonly form: Methods }) {
  const { control, formState, watch } = form;
  const { errors } = formState;
  const { field: role } = useController({ control, name: 'businessRole' });
  const needsPhone = watch('verificationMethod') === 'phone_verification';
  return (
    <FormSection title="About you" intro="Visible to administrators only.">
      <FormInput form={form} name="claimantName" label="Your name" required autoComplete="name" />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormInput form={form} name="claimantEmail" label="Email" required type="email" autoComplete="email" />
        <FormInput
          form={form}
          name="claimantPhone"
          label="Phone number"
          required={needsPhone}
          type="tel"
          autoComplete="tel"
        />
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

interface ProofProps {
  readonly form: Methods;
  readonly business: BusinessDetail;
  /** The method of the claim that this form replaces. */
  readonly current: ClaimMethod | undefined;
}

function Proof({ form, business, current }: ProofProps) {
  const { control, formState } = form;
  const { errors } = formState;
  const { field: method } = useController({ control, name: 'verificationMethod' });
  const { field: documents } = useController({ control, name: 'verificationDocuments' });
  return (
    <FormSection title="Prove ownership">
      <FormTextarea
        form={form}
        name="ownershipProof"
        label="Ownership proof"
        required
        hint="How can we confirm that you represent this business?"
        limit={CLAIM_LIMITS.maxProof}
        rows={5}
      />
      <RadioGroup
        legend="How to verify"
        name="verificationMethod"
        ref={method.ref}
        options={methodOptions(business, current)}
        value={method.value}
        onChange={(value) => method.onChange(value)}
        error={errors.verificationMethod?.message}
      />
      {method.value === 'document_upload' && (
        <ClaimDocuments
          inputRef={documents.ref}
          upload={uploadClaimDocument}
          documents={documents.value}
          onChange={(value) => documents.onChange(value)}
          error={errors.verificationDocuments?.message}
        />
      )}
    </FormSection>
  );
}

/** The steps of each method, shown before the member chooses. */
const METHOD_HINT: Readonly<Record<ClaimMethod, string>> = {
  phone_verification: 'We text a code to the phone number on the listing, or to yours if the listing has none.',
  email_verification: 'We email a code to the address on the listing, or to yours if the listing has none.',
  postcard_verification: 'We mail a postcard with a code to the listing’s address. It takes a few days.',
  document_upload: 'You upload documents, and an administrator compares them with the listing.',
  website_verification: 'You add a tag, a file, or a DNS record to the listing’s website, and we check for it.',
  google_my_business:
    'An administrator compares your Business Profile on Google with the listing and contacts you by the phone or email shown there.',
};

/** Returns the six methods with their steps. A method that this business can't use is disabled and says why. */
function methodOptions(business: BusinessDetail, current: ClaimMethod | undefined) {
  return CLAIM_METHODS.map((method) => {
    const { label, hint } = CLAIM_METHOD[method];
    const refusal = refusalOf(method, business);
    return {
      value: method,
      label: method === 'google_my_business' ? label : `${label} (${hint})`,
      hint: refusal ?? (method === current ? `Your current method. ${METHOD_HINT[method]}` : METHOD_HINT[method]),
      disabled: refusal !== null,
    };
  });
}

function refusalOf(method: ClaimMethod, business: BusinessDetail): string | null {
  try {
    requireMethodFits(method, business);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}
