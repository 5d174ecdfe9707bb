import type { LucideIcon, LucideProps } from 'lucide-react';

/**
 * An icon of lucide-react as written by the build: the same drawing without the package's code. Its shapes are one
 * string, so hydration skips them.
 */
export function icon(name: string, shapes: string): LucideIcon {
  const drawn = { __html: shapes };
  function Icon({ className = '', size = 24, ...given }: Omit<LucideProps, 'ref'>) {
    const isNamed = 'aria-label' in given || 'aria-labelledby' in given;
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={`lucide lucide-${name} ${className}`}
        aria-hidden={isNamed ? undefined : 'true'}
        {...given}
        // eslint-disable-next-line no-restricted-syntax -- Shapes of the package that the build has read.
        dangerouslySetInnerHTML={drawn}
      />
    );
  }
  return Icon as unknown as LucideIcon;
}
