import { Drawing, type DrawingProps } from './drawing.js';

/** The town in the morning: a café, an inn, and a house with their guests. Cropped like a photo. */
export function HeroScene(props: DrawingProps) {
  return <Drawing scene="hero" viewBox="0 0 720 480" preserveAspectRatio="xMidYMax slice" {...props} />;
}
