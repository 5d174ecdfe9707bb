import { servedPart } from '../../ui/state/served-part.js';
import type { FooterProps } from './footer.js';

/**
 * The footer, which browsers keep as the server rendered it until its code has loaded. Its links work without the code,
 * so a failed load leaves them as they are, and is repeated when the browser is online again.
 */
export const { Part: FooterPart, serve: setFooter } = servedPart<FooterProps>(loadFooter, null);

async function loadFooter(): Promise<{ readonly default: typeof import('./footer.js').Footer }> {
  try {
    return { default: (await import('./footer.js')).Footer };
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadFooter();
  }
}
