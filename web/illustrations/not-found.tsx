import { Drawing, type DrawingProps } from './drawing.js';

/** 4, a ball of wool, 4: somebody has been playing. */
export function NotFoundIllustration(props: DrawingProps) {
  return <Drawing scene="not found" viewBox="0 0 480 260" {...props} />;
}
