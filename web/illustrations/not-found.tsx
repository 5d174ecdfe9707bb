import { Drawing, type DrawingProps } from './drawing.js';

/** The 404 illustration, with a ball of yarn as the zero. */
export function NotFoundIllustration(props: DrawingProps) {
  return <Drawing scene="not found" viewBox="0 0 480 260" {...props} />;
}
