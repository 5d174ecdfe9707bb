import { Suspense, useState } from 'react';
import { EllipsisVertical, PencilLine, Share, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { SavedList } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { Button, IconButton } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.js';
import { Menu, MenuItem } from '../../../ui/overlay/menu.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';
import { useListDeletion } from '../change-lists.queries.js';
import { reportListFailure } from '../list-failure.js';
import { placesWords } from '../list-words.js';

const ShareList = lazyPart(async () => ({ default: (await import('./share-list.js')).ShareList }));
const RenameList = lazyPart(async () => ({ default: (await import('../new-list.js')).RenameList }));

/** What the member can do with a list: share, rename, and delete it. */
export function ListActions({ list }: { readonly list: SavedList }) {
  const [opened, setOpened] = useState<'share' | 'rename' | 'delete' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share aria-hidden="true" />}
        aria-haspopup="dialog"
        className="noscript:hidden"
        onClick={() => setOpened('share')}
      >
        Share
      </Button>
      <span className="noscript:hidden">
        <Menu
          trigger={
            <IconButton label="More actions">
              <EllipsisVertical aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<PencilLine aria-hidden="true" />} onSelect={() => setOpened('rename')}>
            Rename
          </MenuItem>
          {!list.isDefault && (
            <MenuItem isDanger icon={<Trash2 aria-hidden="true" />} onSelect={() => setOpened('delete')}>
              Delete list
            </MenuItem>
          )}
        </Menu>
      </span>
      <Suspense fallback={null}>
        {opened === 'share' && <ShareList list={list} onClose={close} />}
        {opened === 'rename' && <RenameList list={list} onClose={close} />}
      </Suspense>
      {opened === 'delete' && <DeleteList list={list} onClose={close} />}
    </>
  );
}

function DeleteList({ list, onClose }: { readonly list: SavedList; readonly onClose: () => void }) {
  const { mutateAsync, isPending } = useListDeletion(list.id);
  const navigate = useNavigate();
  const remove = (): void =>
    whenSettled(mutateAsync(), {
      onSuccess: () => {
        toast({ title: `Deleted “${list.name}”`, tone: 'success' });
        void navigate('/saved', { replace: true });
      },
      onError: reportListFailure,
    });
  return (
    <ConfirmDialog
      title="Delete this list?"
      description={list.name}
      no="Keep it"
      yes="Delete list"
      pendingText="Deleting..."
      pending={isPending}
      onYes={remove}
      onClose={onClose}
    >
      <p>
        This deletes the list with your notes
        {list.share !== null && ', and its link stops working'}.
        {list.placeCount > 0 &&
          ` ${placesWords(list.placeCount)} will no longer be saved, except those in your other lists.`}
      </p>
    </ConfirmDialog>
  );
}
