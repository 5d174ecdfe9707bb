import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SharedPlace } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { hoursLine, policySentences } from '../../../../interfaces/contract/policy/policy-words.js';
import { businessPath } from '../../../lib/path/browse-search.js';
import { placeName } from '../../../lib/words/town-name.js';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { PlaceNote } from '../place-note.js';
import { TripLinks } from './trip-links.js';

interface TripProps<Place extends SharedPlace> extends StopsProps<Place> {
  readonly title: string;
  /** Below the heading, such as who shares the list. */
  readonly intro: ReactNode;
}

interface StopsProps<Place extends SharedPlace> {
  readonly places: readonly Place[];
  /** Address of the trip, for the link back from a business; absent if it is a secret. */
  readonly from?: string | undefined;
  /** Buttons next to a stop. */
  readonly controls?: ((place: Place, index: number) => ReactNode) | undefined;
}

/** The places of a list in their order, with what travelers need on the way: on a screen, in maps, and on paper. */
export function Trip<Place extends SharedPlace>({ title, intro, places, from, controls }: TripProps<Place>) {
  return (
    <div className="trip">
      <h1 className="wrap-anywhere">{title}</h1>
      <div className="mt-1 text-muted">{intro}</div>
      {places.length === 0 ? <NoStops /> : <Stops places={places} from={from} controls={controls} />}
    </div>
  );
}

function NoStops() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No places here yet"
      actions={<ButtonLink to="/browse">Browse All Businesses</ButtonLink>}
    />
  );
}

function Stops<Place extends SharedPlace>({ places, from, controls }: StopsProps<Place>) {
  return (
    <>
      <div className="mt-5 flex flex-col gap-4 print:hidden">
        <TripLinks places={places} />
        <div>
          <Button
            variant="secondary"
            icon={<Printer aria-hidden="true" />}
            className="noscript:hidden"
            onClick={() => window.print()}
          >
            Print
          </Button>
          <p className="hidden text-sm text-muted noscript:block">
            To print the trip, use your browser’s menu. Only the stops are printed.
          </p>
        </div>
      </div>
      <ol className="mt-6 divide-y divide-line border-y border-line">
        {places.map((place, index) => (
          <li key={place.id} data-stop={place.id} className="flex items-start gap-4 py-4 break-inside-avoid">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf-soft font-bold text-leaf tabular-nums"
            >
              {index + 1}
            </span>
            <Stop place={place} from={from} />
            {controls !== undefined && <div className="flex shrink-0 print:hidden">{controls(place, index)}</div>}
          </li>
        ))}
      </ol>
    </>
  );
}

function Stop({ place, from }: { readonly place: SharedPlace; readonly from: string | undefined }) {
  const { id, name, phone, policy, openingHours, note } = place;
  const rules = policySentences(policy);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <h2 className="text-lg wrap-anywhere">
        <Link to={businessPath(id, from)} className="hover:underline">
          {name}
        </Link>
      </h2>
      <p>{addressOf(place)}</p>
      {phone !== null && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-link inline-flex min-h-6 items-center">
            {phone}
          </a>
        </p>
      )}
      <dl className="flex flex-col gap-1 text-sm">
        <Fact label="Pets">{rules ?? 'No pet rules known. Call before you go.'}</Fact>
        <Fact label="Hours">{openingHours === null ? 'Unknown' : hoursLine(openingHours)}</Fact>
      </dl>
      <PlaceNote note={note} />
    </div>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="wrap-anywhere">
      <dt className="inline font-semibold">{label}: </dt>
      <dd className="inline text-muted">{children}</dd>
    </div>
  );
}

/** Returns text such as '12 Elm St, Austin, TX 78701'. */
function addressOf(place: SharedPlace): string {
  const { address, zipCode, locationSource } = place;
  const town = [placeName(place), locationSource === 'pin' ? '' : zipCode].filter(Boolean).join(' ');
  return [address, town].filter(Boolean).join(', ') || 'No address known';
}
