import type { ComponentProps } from 'react';
import { classNames } from '../../lib/page/class-names.js';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** False if a picture reaches the edges. */
  readonly padded?: boolean | undefined;
  /** True if the whole card is a link (with `stretched-link` on the inner link): it lifts on hover. */
  readonly interactive?: boolean | undefined;
}

export function Card({ as: Element = 'div', padded = true, interactive = false, className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return (
    <Tag
      className={classNames(
        'relative rounded-lg border border-line bg-card shadow-rest',
        padded && 'p-5 sm:p-6',
        interactive &&
          'group transition-[box-shadow,transform,border-color] focus-within:border-leaf hover:-translate-y-0.5 hover:shadow-lift',
        className,
      )}
      {...rest}
    />
  );
}
