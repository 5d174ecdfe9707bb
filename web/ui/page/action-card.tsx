import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from './card.js';

interface ActionCardProps {
  readonly to: string;
  /** Navigation state for the target page. */
  readonly state?: unknown;
  readonly title: string;
  readonly icon: ReactNode;
  readonly level?: 2 | 3 | undefined;
  readonly children: ReactNode;
}

/** A card for a next step; all of it is a link. */
export function ActionCard({ to, state, title, icon, level = 2, children }: ActionCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card interactive className="flex h-full gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-soft text-marigold-strong [&>svg]:size-6">
        {icon}
      </span>
      <div>
        <Heading className="text-lg">
          <Link to={to} state={state} className="stretched-link">
            {title}
          </Link>
        </Heading>
        <div className="mt-1 text-muted">{children}</div>
      </div>
    </Card>
  );
}
