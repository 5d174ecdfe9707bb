import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { ClaimForm } from '../../../interfaces/contract/claim/claim.js';
import { DEFAULT_CLAIM_METHOD, type ClaimMethod, type ClaimRole } from '../../../interfaces/contract/shared/words.js';
import type { Viewer } from '../../lib/page/viewer.js';

/** What stands in the form of a claim. */
export interface ClaimValues {
  claimantName: string;
  claimantEmail: string;
  claimantPhone: string;
  businessRole: ClaimRole | '';
  ownershipProof: string;
  verificationMethod: ClaimMethod;
  verificationDocuments: string[];
}

/** What a draft may keep: all but the e-mail address and the telephone number. */
export const DRAFTED = [
  'claimantName',
  'businessRole',
  'ownershipProof',
  'verificationMethod',
  'verificationDocuments',
] as const satisfies readonly (keyof ClaimValues)[];

/** A new claim with what is known of the member. */
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

export const claimResolver = zodResolver(ClaimForm) as unknown as Resolver<ClaimValues, unknown, ClaimForm>;

const FIELDS = new Set<string>(Object.keys(ClaimForm.shape));

export function isField(name: string): name is keyof ClaimValues {
  return FIELDS.has(name);
}
