import { Drawing, type DrawingProps } from './drawing.js';

/** The evening walk along the top of the footer. The hill has the footer's color. */
export function FooterHills(props: DrawingProps) {
  return <Drawing scene="footer hills" viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" {...props} />;
}
