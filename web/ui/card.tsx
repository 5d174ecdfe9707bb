import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names.js';

interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** False where a picture reaches the edges. */
  readonly padded?: boolean | undefined;
  /** True where the whole card is a link (with `stretched-link` on the link inside): it lifts under the pointer. */
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
