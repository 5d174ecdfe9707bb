import type { LucideIcon } from 'lucide-react';

export interface Benefit {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
}

/** What one gains, point by point. */
export function Benefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {benefits.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex items-start gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
            <Icon aria-hidden="true" className="size-5.5" />
          </span>
          <span>
            <strong className="block font-bold">{title}</strong>
            <span className="text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
