import { servedPart } from '../../ui/state/served-part.js';
import type { FooterProps } from './footer.js';

/** The footer, which browsers keep as the server rendered it until its code has loaded. */
export const { Part: FooterPart, serve: setFooter } = servedPart<FooterProps>(
  async () => ({ default: (await import('./footer.js')).Footer }),
  null,
);
