import { classNames } from '../../lib/page/class-names.js';

interface SpinnerProps {
  readonly text?: string | undefined;
  readonly className?: string | undefined;
}

export function Spinner({ text = 'Loading…', className }: SpinnerProps) {
  return (
    <div role="status" className={classNames('flex items-center justify-center gap-3 py-6 text-muted', className)}>
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-7 animate-spin">
        <circle cx="16" cy="16" r="12.5" className="stroke-line" strokeWidth="4" />
        <path d="M28.5 16A12.5 12.5 0 0 0 16 3.5" className="stroke-leaf" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <span className="font-medium">{text}</span>
    </div>
  );
}
