import { useViewer } from '../../lib/page/viewer.js';
import { servedPart } from '../../ui/state/served-part.js';
import type { SanctionBannerProps } from './sanction-banner.js';

const { Part, serve } = servedPart<SanctionBannerProps>(
  async () => ({ default: (await import('./sanction-banner.js')).SanctionBanner }),
  null,
);

export const setSanctionBanner = serve;

/** The banner for sanctioned members, loaded lazily because few visitors need it. */
export function SanctionBannerPart() {
  const sanction = useViewer()?.sanction ?? null;
  return sanction && <Part sanction={sanction} />;
}
