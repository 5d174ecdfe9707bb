import { useRef, useState, type KeyboardEvent, type ReactNode, type TouchEvent } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Close, Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { placeDrawing } from '../../../../interfaces/contract/shared/words.js';
import { Picture } from '../../../ui/show/picture.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { IconButton } from '../../../ui/button.js';
import { closedByEscape, leaveToOverlayOver } from '../../../ui/overlay/escape.js';
import { photoTarget, Report } from '../../../ui/moderation/report-action.js';

/** Minimum horizontal movement of a swipe, in CSS pixels. */
const SWIPE_PX = 50;

interface GalleryProps {
  readonly business: BusinessDetail;
  /** True if other people can't see this page, so its photos can't be reported. */
  readonly isPreview?: boolean | undefined;
  /** Index of the first photo shown. */
  readonly start: number;
  readonly onClose: () => void;
}

/** All photos of a business, one at a time, full screen. Supports buttons, arrow keys, and swipes; Escape closes it. */
export function Gallery({ business, isPreview = false, start, onClose }: GalleryProps) {
  const { images, imageAlts, name, ownerId } = business;
  const total = images.length;
  const [index, setIndex] = useState(start);
  const step = (by: -1 | 1): void => setIndex(Math.min(Math.max(index + by, 0), total - 1));
  const swipe = useSwipe(step);
  const keys = useKeysAndFocus(start);
  const viewer = useViewer();
  return (
    <Root open onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-deep" />
        <Content
          aria-describedby={undefined}
          {...keys}
          onKeyDown={(event) => {
            closedByEscape(onClose)(event);
            if (isInside(event)) stepByKey(event, step);
          }}
          {...swipe}
          className="fixed inset-0 z-50 flex animate-enter flex-col text-on-deep [--color-focus:var(--color-marigold)]"
        >
          <TopBar name={name} index={index} total={total}>
            {!isPreview && viewer?.id !== ownerId && <ReportPhoto name={name} index={index} address={images[index]} />}
          </TopBar>
          <div className="relative flex min-h-0 flex-1 items-center justify-center px-2 sm:px-20">
            <Picture
              key={images[index]}
              src={images[index]}
              alt={imageAlts[index] ?? `Photo ${index + 1} of ${name}`}
              width={1200}
              height={900}
              sizes="100vw"
              eager
              drawing={placeDrawing(business)}
              className="size-full bg-transparent [&>img]:object-contain [&>img]:object-center"
            />
            <Steps index={index} total={total} step={step} />
          </div>
          <p className="p-4 text-center text-sm text-on-deep-muted">
            <span>Swipe left or right to navigate</span>
            <span className="hidden pointer-fine:inline">, or use the arrow keys</span>
          </p>
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * In a dialog over the gallery, Escape closes only the dialog. The focus starts on the gallery itself, where Enter does
 * nothing, and returns to the photo on the page, or the first if the page lacks it. Not every browser focuses what is
 * clicked, so that photo is looked up.
 */
function useKeysAndFocus(start: number) {
  const content = useRef<HTMLDivElement>(null);
  return {
    ref: content,
    onEscapeKeyDown: (event: globalThis.KeyboardEvent): void => leaveToOverlayOver(content.current, event),
    onOpenAutoFocus: (event: Event): void => {
      event.preventDefault();
      content.current?.focus();
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      const [first, opener = first] = [
        ...document.querySelectorAll<HTMLElement>(`[data-photo="0"], [data-photo="${start}"]`),
      ];
      opener?.focus({ preventScroll: true });
    },
  };
}

/** Ignores events from a dialog over the gallery, which bubble through React. */
function isInside({ currentTarget, target }: KeyboardEvent | TouchEvent): boolean {
  return currentTarget.contains(target as Node);
}

/** Ignores keys of the browser, such as Alt with an arrow for going back. */
function stepByKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, step: (by: -1 | 1) => void): void {
  if (altKey || ctrlKey || metaKey) return;
  if (key === 'ArrowLeft') step(-1);
  if (key === 'ArrowRight') step(1);
}

interface PlaceProps {
  readonly index: number;
  readonly total: number;
}

interface TopBarProps extends PlaceProps {
  readonly name: string;
  readonly children: ReactNode;
}

function TopBar({ name, index, total, children }: TopBarProps) {
  return (
    <div className="flex items-center gap-4 p-3 pl-5">
      <Title className="flex-1 truncate text-base">{name}</Title>
      <p aria-live="polite" className="tabular-nums">
        {index + 1} of {total}
      </p>
      {children}
      <Close asChild>
        <IconButton label="Close" className={ON_DEEP}>
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </div>
  );
}

interface ReportPhotoProps {
  readonly name: string;
  readonly index: number;
  readonly address: string | undefined;
}

function ReportPhoto({ name, index, address }: ReportPhotoProps) {
  const targets = photoTarget('The photo', address);
  if (targets.length === 0) return null;
  return <Report name={`photo ${index + 1} of ${name}`} targets={targets} isOnDeep />;
}

const ON_DEEP = 'bg-deep text-on-deep hover:bg-on-deep/20';
const AT_END = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-deep';

interface StepsProps extends PlaceProps {
  readonly step: (by: -1 | 1) => void;
}

/** Not `disabled` at the ends: a disabled button loses the focus, and the keys no longer reach the gallery. */
function Steps({ index, total, step }: StepsProps) {
  return (
    <>
      <IconButton
        label="Previous"
        aria-disabled={index === 0}
        onClick={() => step(-1)}
        className={`${ON_DEEP} ${AT_END} absolute left-3`}
      >
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Next"
        aria-disabled={index === total - 1}
        onClick={() => step(1)}
        className={`${ON_DEEP} ${AT_END} absolute right-3`}
      >
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Calls `step` on a swipe: left for the next photo, right for the previous one. Ignores vertical movement. */
function useSwipe(step: (by: -1 | 1) => void) {
  const start = useRef<Finger | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      if (!isInside(event)) return;
      start.current = event.touches.length === 1 ? (event.touches[0] ?? null) : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0];
      if (start.current === null || end === undefined) return;
      const aside = end.clientX - start.current.clientX;
      const along = end.clientY - start.current.clientY;
      start.current = null;
      if (Math.abs(aside) >= SWIPE_PX && Math.abs(aside) > Math.abs(along)) step(aside < 0 ? 1 : -1);
    },
  };
}

type Finger = Pick<Touch, 'clientX' | 'clientY'>;
