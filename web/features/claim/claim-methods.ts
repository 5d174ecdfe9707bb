import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import {
  CLAIM_METHOD,
  CLAIM_METHODS,
  requireMethodFits,
  type ClaimMethod,
} from '../../../interfaces/contract/shared/words.js';

/** What will happen, for who has not chosen yet. */
const WHAT_HAPPENS: Readonly<Record<ClaimMethod, string>> = {
  phone_verification: 'We text a code to the phone on the listing, or to yours where the listing has none.',
  email_verification: 'We email a code to the address on the listing, or to yours where the listing has none.',
  postcard_verification: 'We mail a postcard with a code to the address of the listing. It takes some days.',
  document_upload: 'You upload a document, and an administrator compares it with the listing.',
  website_verification: 'You add a tag, a file or a DNS record to the web site of the listing, and we look for it.',
  google_my_business:
    'An administrator compares your Business Profile on Google with the listing and gets in touch by what stands there.',
};

/** The six ways, each with what will happen; one that this listing cannot bear says why. */
export function methodOptions(business: BusinessDetail) {
  return CLAIM_METHODS.map((method) => {
    const { label, hint } = CLAIM_METHOD[method];
    const refusal = refusalOf(method, business);
    return {
      value: method,
      label: method === 'google_my_business' ? label : `${label} (${hint})`,
      hint: refusal ?? WHAT_HAPPENS[method],
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
