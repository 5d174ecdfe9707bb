import type { Settings } from '../../infrastructure/config/settings.js';
import { PROVIDER_PATHS } from '../../application/identity/provider-paths.js';
import type { PagesOptions } from './register-pages.js';

/** Returns the settings that the pages need. With demo data, an operator without a name is named as a demo. */
export function pageSite({
  site,
  oidc,
  stripe,
  demoData,
}: Pick<Settings, 'site' | 'oidc' | 'stripe' | 'demoData'>): PagesOptions['site'] {
  const { operator } = site;
  return {
    ...site,
    operator: { ...operator, name: operator.name ?? (demoData ? `${site.name} (demo)` : null) },
    passwordPath: oidc === undefined ? PROVIDER_PATHS.password : null,
    isDemoBilling: stripe === undefined,
  };
}
