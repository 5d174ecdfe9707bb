import { useCallback, useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../../lib/page/class-names.js';

interface ShowMoreProps {
  /** The ID of the text's element. */
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Shows six lines of text with a button for more. Shows all of it if it is shorter, or without JavaScript. */
export function ShowMore({ id, children, className }: ShowMoreProps) {
  const [open, setOpen] = useState(false);
  const [cut, setCut] = useState(false);
  // The number of lines depends on the width, and the web font may load late.
  const measure = useCallback((text: HTMLDivElement | null) => {
    if (text === null || typeof ResizeObserver === 'undefined') return;
    const look = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight + 1));
    look.observe(text);
    return () => look.disconnect();
  }, []);
  return (
    <div>
      <div
        id={id}
        ref={open ? undefined : measure}
        className={classNames(className, !open && 'line-clamp-6 noscript:line-clamp-none')}
      >
        {children}
      </div>
      {(cut || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="mt-1 -ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-leaf hover:bg-leaf-soft"
        >
          <ChevronDown aria-hidden="true" className={classNames('size-5 transition-transform', open && 'rotate-180')} />
          {open ? 'Show less' : 'Read more'}
        </button>
      )}
    </div>
  );
}
