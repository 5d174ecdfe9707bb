import { Drawing, type DrawingProps } from './drawing.js';
import type { Tier } from './scene-name.js';

export type { Tier };

/** A paw print on a medal. Each tier has its own outline, so that color isn't the only difference. */
export function TierMark({ tier, ...props }: DrawingProps & { readonly tier: Tier }) {
  return <Drawing scene={tier} viewBox="0 0 40 40" {...props} />;
}
