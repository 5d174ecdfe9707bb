import { CATEGORIES } from '../../interfaces/contract/shared/words.js';
import { Drawing, type DrawingProps } from './drawing.js';

interface CategoryIllustrationProps extends DrawingProps {
  readonly category: string;
  /** What of it stays where the box cuts it: its middle, unless said. */
  readonly preserveAspectRatio?: 'xMaxYMid slice';
}

/**
 * The scene of one category. It fills whatever box its class gives it (and is cut like a photo), so it
 * also stands in for a missing picture. An unknown category shows the park.
 */
export function CategoryIllustration({ category, ...props }: CategoryIllustrationProps) {
  const scene = CATEGORIES.find((each) => each === category) ?? 'events';
  return <Drawing scene={scene} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...props} />;
}
