import type { Settings } from '../../infrastructure/config/settings.js';
import { PROVIDER_PATHS } from '../../application/identity/provider-paths.js';
import type { PagesOptions } from './register-pages.js';

/** Returns the settings that the pages need. With demo data, texts call an operator without a name or address a demo. */
export function pageSite({
  site,
  oidc,
  stripe,
  demoData,
}: Pick<Settings, 'site' | 'oidc' | 'stripe' | 'demoData'>): PagesOptions['site'] {
  const { operator } = site;
  return {
    ...site,
    operator: demoData ? orDemo(site) : operator,
    passwordPath: oidc === undefined ? PROVIDER_PATHS.password : null,
    isDemoBilling: stripe === undefined,
  };
}

/** Invents no address or state. The words fit into the sentences of the terms and the privacy policy. */
function orDemo({ name, operator }: Settings['site']): PagesOptions['site']['operator'] {
  return {
    name: operator.name ?? `${name} (demo)`,
    address: operator.address ?? 'a demo without a postal address',
    governingState: operator.governingState ?? 'the operator',
  };
}
