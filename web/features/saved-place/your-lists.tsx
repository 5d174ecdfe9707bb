import { Suspense, useState } from 'react';
import { Heart, ListPlus, MapPin } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { savedListPath } from '../../lib/path/saved-path.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { lazyPart } from '../../ui/state/lazy-part.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { placesWords } from './list-words.js';
import { savedListsQuery } from './saved-lists.queries.js';

const NewList = lazyPart(async () => ({ default: (await import('./new-list.js')).NewList }));

/** The member's lists with their numbers of places, and a button for a new one. */
export function YourLists() {
  const lists = useQuery(savedListsQuery());
  const [isNaming, setNaming] = useState(false);
  // The button takes the focus back from the form that replaced it.
  const [wasNaming, setWasNaming] = useState(false);
  return (
    <section aria-labelledby="lists" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="lists" className="text-xl">
          Your lists
        </h2>
        {!isNaming && (
          <Button
            variant="secondary"
            size="sm"
            icon={<ListPlus aria-hidden="true" />}
            className="noscript:hidden"
            autoFocus={wasNaming}
            onClick={() => {
              setNaming(true);
              setWasNaming(true);
            }}
          >
            New list
          </Button>
        )}
      </div>
      <Suspense fallback={null}>{isNaming && <NewList onDone={() => setNaming(false)} />}</Suspense>
      <div className="mt-4">
        <Loaded
          query={lists}
          failure="We couldn’t load your lists"
          placeholder={<Skeleton className="h-20 w-full max-w-sm" />}
        >
          {(all) =>
            all.length === 0 ? (
              <p className="text-muted">Your first list appears when you save a place or create a list.</p>
            ) : (
              <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
                {all.map((list) => (
                  <OneList key={list.id} list={list} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </section>
  );
}

function OneList({ list }: { readonly list: SavedList }) {
  const Icon = list.isDefault ? Heart : MapPin;
  return (
    <Card as="li" padded={false} interactive className="flex items-center gap-4 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-base wrap-anywhere">
          <Link to={savedListPath(list.id)} className="stretched-link">
            {list.name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{placesWords(list.placeCount)}</p>
      </div>
      {list.share !== null && <Badge>Shared</Badge>}
    </Card>
  );
}
