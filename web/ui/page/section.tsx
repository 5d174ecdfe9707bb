import type { ReactNode } from 'react';

interface SectionProps {
  /** ID of the section's heading; unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly intro?: string | undefined;
  /** A link to more of the same, next to the heading. */
  readonly more?: ReactNode;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ id, title, intro, more, busy = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} aria-busy={busy}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-8">
        <div className="max-w-prose">
          <h2 id={id}>{title}</h2>
          {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}
