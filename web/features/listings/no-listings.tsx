import type { ReactNode } from 'react';
import { Lightbulb, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewer } from '../../lib/viewer.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';

/** Nothing was found: two ways to change that, and two ways back. */
export function NoListings() {
  const listYours = useViewer() === null ? '/public-business-listing' : '/create-business';
  return (
    <div className="mx-auto max-w-3xl">
      <EmptyState
        picture={<EmptyIllustration kind="results" />}
        title="No businesses found"
        actions={
          <>
            <ButtonLink to="/browse">Clear Search</ButtonLink>
            <ButtonLink to="/browse" variant="secondary">
              View All Businesses
            </ButtonLink>
          </>
        }
      >
        <p>Try another spelling, a larger town nearby, or fewer words.</p>
      </EmptyState>
      <div className="grid gap-4 sm:grid-cols-2">
        <Suggestion to="/recommend-business" title="Recommend a Business" icon={<Lightbulb aria-hidden="true" />}>
          Know a place that welcomes pets? Tell us, and we look into it.
        </Suggestion>
        <Suggestion to={listYours} title="List Your Business" icon={<Store aria-hidden="true" />}>
          Do you run a pet-friendly place? Put it in front of pet owners.
        </Suggestion>
      </div>
    </div>
  );
}

interface SuggestionProps {
  readonly to: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: string;
}

function Suggestion({ to, title, icon, children }: SuggestionProps) {
  return (
    <Card interactive className="flex gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-marigold-soft text-marigold-strong [&>svg]:size-6">
        {icon}
      </span>
      <div>
        <h2 className="text-lg">
          <Link to={to} className="stretched-link">
            {title}
          </Link>
        </h2>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </Card>
  );
}
