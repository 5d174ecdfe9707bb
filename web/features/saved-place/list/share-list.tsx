import { useState } from 'react';
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SavedList, SharingForm } from '../../../../interfaces/contract/saved-place/saved-place.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { usePage } from '../../../lib/page/page-context.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { sharedListPath } from '../../../lib/path/saved-path.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { copyText } from '../../../ui/overlay/copy-text.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { useSharing, useSharingEnd } from '../change-lists.queries.js';
import { reportListFailure } from '../list-failure.js';

interface ShareListProps {
  readonly list: SavedList;
  readonly onClose: () => void;
}

/** A dialog that makes the link to a list, changes what it shows, and ends it. */
export function ShareList({ list, onClose }: ShareListProps) {
  const [wanted, setWanted] = useState<SharingForm>({
    sharesNotes: list.share?.sharesNotes ?? false,
    sharesName: list.share?.sharesName ?? false,
  });
  const sharing = useSharing(list.id);
  const change = (now: SharingForm): void => {
    const before = wanted;
    setWanted(now);
    if (list.share === null) return;
    whenSettled(sharing.mutateAsync(now), {
      onError: (error) => {
        setWanted(before);
        reportListFailure(error);
      },
    });
  };
  return (
    <Dialog
      size="sm"
      onClose={onClose}
      title="Share this list"
      description="Anyone with the link can see the list’s name and its places. Search engines don’t list it."
      footer={
        list.share === null ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button
              pending={sharing.isPending}
              onClick={() => whenSettled(sharing.mutateAsync(wanted), { onError: reportListFailure })}
            >
              Create link
            </Button>
          </>
        ) : (
          <StopSharing list={list} onClose={onClose} />
        )
      }
    >
      {list.share !== null && <SharedLink token={list.share.token} />}
      <SharingChoices wanted={wanted} onChange={change} />
    </Dialog>
  );
}

interface SharingChoicesProps {
  readonly wanted: SharingForm;
  readonly onChange: (now: SharingForm) => void;
}

function SharingChoices({ wanted, onChange }: SharingChoicesProps) {
  const name = useViewer()?.firstName;
  return (
    <fieldset>
      <legend className="text-sm text-muted">Also show:</legend>
      {name && (
        <Checkbox
          label={`My first name, ${name}`}
          checked={wanted.sharesName}
          onChange={({ target }) => onChange({ ...wanted, sharesName: target.checked })}
        />
      )}
      <Checkbox
        label="My notes"
        checked={wanted.sharesNotes}
        onChange={({ target }) => onChange({ ...wanted, sharesNotes: target.checked })}
      />
    </fieldset>
  );
}

function SharedLink({ token }: { readonly token: string }) {
  const path = sharedListPath(token);
  const url = `${usePage().publicUrl}${path}`;
  return (
    <div className="mb-5 flex flex-col gap-3">
      <Field label="Link">
        {(control) => <Input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button
          size="sm"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(url, 'Select the link and copy it.')}
        >
          Copy link
        </Button>
        <Link to={path} className="text-link text-sm">
          See what others see
        </Link>
      </div>
    </div>
  );
}

function StopSharing({ list, onClose }: ShareListProps) {
  const { mutateAsync, isPending } = useSharingEnd(list);
  const stop = (): void =>
    whenSettled(mutateAsync(), {
      onSuccess: () => {
        toast({ title: 'The link no longer works', tone: 'success' });
        onClose();
      },
      onError: reportListFailure,
    });
  return (
    <>
      <Button
        variant="ghost"
        className="text-danger! hover:bg-danger-soft! hover:text-danger-strong!"
        pending={isPending}
        pendingText="Stopping..."
        onClick={stop}
      >
        Stop sharing
      </Button>
      <Button onClick={onClose}>Done</Button>
    </>
  );
}
