import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import {
  CLAIM_METHOD,
  CLAIM_METHODS,
  requireMethodFits,
  type ClaimMethod,
} from '../../../interfaces/contract/shared/words.js';

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
export function methodOptions(business: BusinessDetail) {
  return CLAIM_METHODS.map((method) => {
    const { label, hint } = CLAIM_METHOD[method];
    const refusal = refusalOf(method, business);
    return {
      value: method,
      label: method === 'google_my_business' ? label : `${label} (${hint})`,
      hint: refusal ?? METHOD_HINT[method],
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
