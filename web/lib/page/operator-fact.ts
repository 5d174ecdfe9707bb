import type { OperatorFact } from '../../../interfaces/contract/site/page-text.js';
import type { Site } from './page-context.js';

interface Fact {
  readonly text: string;
  readonly isSet: boolean;
}

/**
 * Returns a fact from the operator's settings; if it isn't set, the name of the setting, so that no page shows an
 * invented name.
 */
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
