/** What every field one types or chooses in looks like. 16 px at least, so that phones do not zoom in. */
export const CONTROL_CLASS =
  'w-full rounded-md border border-edge bg-card px-4 text-base text-ink transition-colors hover:border-leaf focus-visible:border-leaf aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted';
