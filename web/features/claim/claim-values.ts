import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { ClaimForm, type OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { DEFAULT_CLAIM_METHOD, type ClaimRole } from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';

/** The values of the claim form. */
export interface ClaimValues extends Omit<ClaimForm, 'claimantPhone' | 'businessRole' | 'verificationDocuments'> {
  claimantPhone: string;
  businessRole: ClaimRole | '';
  verificationDocuments: string[];
}

/** Fields a draft may contain: all except email and phone number. */
export const DRAFT_FIELDS = [
  'claimantName',
  'businessRole',
  'ownershipProof',
  'verificationMethod',
  'verificationDocuments',
] as const satisfies readonly (keyof ClaimValues)[];

/** Returns the values of a new claim, filled in from the member's profile. */
export function newClaim({ firstName, lastName, email, phoneNumber }: Viewer): ClaimValues {
  return {
    claimantName: [firstName, lastName].filter(Boolean).join(' '),
    claimantEmail: email ?? '',
    claimantPhone: phoneNumber ?? '',
    businessRole: '',
    ownershipProof: '',
    verificationMethod: DEFAULT_CLAIM_METHOD,
    verificationDocuments: [],
  };
}

/** Returns the values of a claim that follows an earlier one, filled in with what the member entered then. */
export function nextClaim({ form, verificationMethod }: OwnClaim): ClaimValues {
  const { claimantPhone, businessRole, ownershipProof } = form;
  return {
    ...form,
    claimantPhone: claimantPhone ?? '',
    businessRole: businessRole ?? '',
    ownershipProof: ownershipProof ?? '',
    verificationMethod,
    verificationDocuments: [],
  };
}

type ClaimResolver = Resolver<ClaimValues, unknown, ClaimForm>;

const check = zodResolver(ClaimForm) as unknown as ClaimResolver;

/** Drops documents that were uploaded for another method. */
export const claimResolver: ClaimResolver = (values, context, options) =>
  check(
    values.verificationMethod === 'document_upload' ? values : { ...values, verificationDocuments: [] },
    context,
    options,
  );
