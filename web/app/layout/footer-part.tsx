import { loadWhenOnline } from '../../lib/browser/load-when-online.js';
import { servedPart } from '../../ui/state/served-part.js';
import type { FooterProps } from './footer.js';

/**
 * The footer, which browsers keep as the server rendered it until its code has loaded. Its links work without the code,
 * so a failed load leaves them as they are.
 */
export const { Part: FooterPart, serve: setFooter } = servedPart<FooterProps>(
  () => loadWhenOnline(async () => ({ default: (await import('./footer.js')).Footer })),
  null,
);
