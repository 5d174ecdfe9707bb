import { CATEGORIES } from '../../interfaces/contract/shared/words.js';
import { Drawing, type DrawingProps } from './drawing.js';

interface CategoryIllustrationProps extends DrawingProps {
  readonly category: string;
  /** Which part stays visible when the box crops it; the center by default. */
  readonly preserveAspectRatio?: 'xMaxYMid slice';
}

/**
 * The scene of a category. Fills its box and is cropped like a photo, so it can replace a missing picture. An unknown
 * category shows the park.
 */
export function CategoryIllustration({ category, ...props }: CategoryIllustrationProps) {
  const scene = CATEGORIES.find((each) => each === category) ?? 'events';
  return <Drawing scene={scene} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...props} />;
}
