import type { LucideIcon, LucideProps } from 'lucide-react';

/**
 * An icon of lucide-react as written by the build: the same drawing without the package's code. Its shapes are one
 * string, so hydration skips them. Its size and stroke are the rule `.lucide` in web/styles/base.css: as attributes of each
 * icon, they would be 7 kB of a page.
 */
export function icon(shapes: string): LucideIcon {
  const drawn = { __html: shapes };
  function Icon({ className = '', ...given }: Omit<LucideProps, 'ref' | 'size'>) {
    const isNamed = 'aria-label' in given || 'aria-labelledby' in given;
    return (
      <svg
        viewBox="0 0 24 24"
        className={`lucide ${className}`}
        aria-hidden={isNamed ? undefined : 'true'}
        {...given}
        // eslint-disable-next-line no-restricted-syntax -- Shapes of the package that the build has read.
        dangerouslySetInnerHTML={drawn}
      />
    );
  }
  return Icon as unknown as LucideIcon;
}
