import type { Category, Kind } from '../../interfaces/contract/shared/words.js';
import { Drawing, type DrawingProps } from './drawing.js';

interface PlaceIllustrationProps extends DrawingProps {
  readonly category: Category;
  readonly kind?: Kind | null | undefined;
  /** Which part stays visible when the box crops it; the center by default. */
  readonly preserveAspectRatio?: 'xMaxYMid slice';
}

/**
 * The scene of a kind of place, or of the category if the kind is unknown. Fills its box and is cropped like a photo, so
 * it can replace a missing picture.
 */
export function PlaceIllustration({ kind, category, ...props }: PlaceIllustrationProps) {
  return <Drawing scene={kind ?? category} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...props} />;
}
