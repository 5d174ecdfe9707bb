import { classNames } from '../lib/page/class-names.js';
import { Svg, type DrawingProps } from './drawing.js';
import logo from './logo.svg';

/** The logo: a paw print on a map pin. */
export function Logo(props: DrawingProps) {
  return <Svg shapes={logo} viewBox="0 0 40 44" {...props} />;
}

/** The logo with the site's name, for the header and the footer. */
export function Wordmark({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5 text-xl font-extrabold tracking-tight', className)}>
      <Logo className="h-9 w-auto shrink-0" />
      {name}
    </span>
  );
}
