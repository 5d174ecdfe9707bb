import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { Loaded } from '../../../ui/state/loaded.js';
import { Skeleton } from '../../../ui/state/skeleton.js';
import { listsOfPlaceQuery } from '../change-lists.queries.js';
import { useListChoice } from './list-choice.queries.js';
import { NewList } from '../new-list.js';
import { savedListsQuery } from '../saved-lists.queries.js';

interface ChooseListsProps {
  readonly business: Pick<BusinessCard, 'id' | 'name'>;
  readonly onClose: () => void;
}

/** A dialog with the member's lists. Those that contain the business are checked. Each choice is stored at once. */
export function ChooseLists({ business, onClose }: ChooseListsProps) {
  const lists = useQuery(savedListsQuery());
  const places = useQuery(listsOfPlaceQuery(business.id));
  const { choose } = useListChoice(business.id);
  const [isNaming, setNaming] = useState(false);
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title="Choose lists"
      description={business.name}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded
        query={{ ...lists, data: places.data === undefined ? undefined : lists.data }}
        failure="We couldn’t load your lists"
        placeholder={<Skeleton className="h-24 w-full" />}
      >
        {(all) => (
          <fieldset className="flex flex-col">
            <legend className="sr-only">Your lists</legend>
            {all.map((list) => (
              <Checkbox
                key={list.id}
                label={<span className="wrap-anywhere">{list.name}</span>}
                checked={places.data?.some(({ listId }) => listId === list.id) ?? false}
                onChange={({ target }) => choose(list, target.checked)}
              />
            ))}
          </fieldset>
        )}
      </Loaded>
      {isNaming ? (
        <NewList
          onDone={(list) => {
            setNaming(false);
            if (list !== null) choose(list, true);
          }}
        />
      ) : (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setNaming(true)}>
          New list
        </Button>
      )}
    </Dialog>
  );
}
