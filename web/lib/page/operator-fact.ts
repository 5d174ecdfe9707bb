import type { OperatorFact } from '../../../interfaces/contract/site/page-text.js';
import type { Site } from './page-context.js';

interface Fact {
  readonly text: string;
  readonly isSet: boolean;
}

/** What an operator's settings say; where one is not set, which one that is, so that nobody reads an invented name. */
export function operatorFact(site: Site, name: OperatorFact): Fact {
  const { value, setting } = FACT[name](site);
  return value === null ? { text: `[${setting} is not set]`, isSet: false } : { text: value, isSet: true };
}

type Read = (site: Site) => { readonly value: string | null; readonly setting: string };

const FACT: Readonly<Record<OperatorFact, Read>> = {
  'site-name': ({ name }) => ({ value: name, setting: 'SITE_NAME' }),
  'operator-name': ({ operator }) => ({ value: operator.name, setting: 'OPERATOR_NAME' }),
  'operator-address': ({ operator }) => ({ value: operator.address, setting: 'OPERATOR_ADDRESS' }),
  'support-email': ({ supportEmail }) => ({ value: supportEmail, setting: 'SUPPORT_EMAIL' }),
  'governing-state': ({ operator }) => ({ value: operator.governingState, setting: 'GOVERNING_STATE' }),
};
