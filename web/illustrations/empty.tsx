import { Drawing, type DrawingProps } from './drawing.js';
import type { EmptyKind } from './scene-name.js';

/** The illustration of an empty state. */
export function EmptyIllustration({ kind, ...props }: DrawingProps & { readonly kind: EmptyKind }) {
  return <Drawing scene={`no ${kind}`} viewBox="0 0 280 200" {...props} />;
}
