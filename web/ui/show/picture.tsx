import { useCallback, useState, type ReactNode } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import { focalPointOf, pictureSource, pictureSources } from '../../lib/pictures/picture-sources.js';

interface PictureProps {
  /** The picture's URL; null if there is none. */
  readonly src: string | null | undefined;
  /** Alternative text; empty if nearby text says the same. */
  readonly alt: string;
  /** The picture's size in pixels, which reserves its space while it loads. */
  readonly width: number;
  readonly height: number;
  /** Its displayed width, as in <img sizes>. */
  readonly sizes: string;
  /** True only for the first picture of a page: loads with priority. */
  readonly eager?: boolean | undefined;
  /** The URL of a drawing that is shown if there is no picture or it fails to load. */
  readonly drawing?: string | undefined;
  /** Shown if there is no drawing either: an illustration that fills its box. */
  readonly fallback?: ReactNode;
  /** Classes of the box, such as its shape (`aspect-4/3 rounded-lg`). */
  readonly className?: string | undefined;
}

/** A picture that fills its box, in a suitable size; never a gray box. */
export function Picture({ src, drawing, fallback, className, ...image }: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = [src, drawing].find((each) => each && !broken.includes(each));
  return (
    <span className={classNames('relative block overflow-hidden bg-sunken', className)}>
      {shown ? (
        <Shown
          key={shown}
          src={shown}
          {...image}
          alt={shown === src ? image.alt : ''}
          onBroken={() => setBroken([...broken, shown])}
        />
      ) : (
        <Fallback>{fallback}</Fallback>
      )}
    </span>
  );
}

type ShownProps = Omit<PictureProps, 'src' | 'drawing' | 'fallback' | 'className'> & {
  readonly src: string;
  readonly onBroken: () => void;
};

function Shown({ src, alt, width, height, sizes, eager = false, onBroken }: ShownProps) {
  const sources = pictureSources(src);
  // A picture may have failed to load before hydration.
  const check = useCallback((element: HTMLImageElement | null) => {
    if (element !== null && element.complete && element.naturalWidth === 0 && element.currentSrc !== '') onBroken();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <img
      ref={check}
      // Before `src`, so that browsers don't start loading the wrong file.
      sizes={sources && sizes}
      srcSet={sources}
      src={pictureSource(src)}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      onError={onBroken}
      className={classNames('relative size-full object-cover', positionOf(src))}
    />
  );
}

/** Without a focal point, cropping takes more from the bottom, because heads are near the top. */
const USUAL_POSITION = 'object-[50%_35%]';

/** One class per tenth, because the content security policy blocks inline styles. */
const FROM_LEFT: Readonly<Record<number, string>> = {
  10: '[--at-x:10%]',
  20: '[--at-x:20%]',
  30: '[--at-x:30%]',
  40: '[--at-x:40%]',
  50: '[--at-x:50%]',
  60: '[--at-x:60%]',
  70: '[--at-x:70%]',
  80: '[--at-x:80%]',
  90: '[--at-x:90%]',
};
const FROM_ABOVE: Readonly<Record<number, string>> = {
  10: '[--at-y:10%]',
  20: '[--at-y:20%]',
  30: '[--at-y:30%]',
  40: '[--at-y:40%]',
  50: '[--at-y:50%]',
  60: '[--at-y:60%]',
  70: '[--at-y:70%]',
  80: '[--at-y:80%]',
  90: '[--at-y:90%]',
};

function positionOf(src: string): string {
  const point = focalPointOf(src);
  const [x, y] = [FROM_LEFT[point?.x ?? 0], FROM_ABOVE[point?.y ?? 0]];
  return x === undefined || y === undefined ? USUAL_POSITION : classNames('object-[var(--at-x)_var(--at-y)]', x, y);
}

function Fallback({ children }: { readonly children: ReactNode }) {
  return <span className="absolute inset-0 grid [&>svg]:size-full">{children}</span>;
}
