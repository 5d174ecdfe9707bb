import { useState, type DragEvent } from 'react';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { PetIllustration } from '../../illustrations/pet.js';
import { classNames } from '../../lib/page/class-names.js';
import { IconButton } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { Picture } from '../../ui/show/picture.js';

export interface ListedPhoto {
  /** The URL of the upload. */
  readonly image: string;
  /** Alternative text. */
  readonly caption: string;
  /** A note to the owner about the photo. */
  readonly warning?: string | undefined;
}

interface PhotoListProps {
  readonly photos: readonly ListedPhoto[];
  /** Errors of the captions, by index. */
  readonly errors: readonly (string | undefined)[];
  readonly onChange: (photos: readonly ListedPhoto[]) => void;
}

/** The photos in order, each with its caption. Reordered by dragging or with buttons. */
export function PhotoList({ photos, errors, onChange }: PhotoListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const drop =
    (at: number) =>
    (event: DragEvent): void => {
      event.preventDefault();
      if (dragged !== null) onChange(moved(photos, dragged, at));
      setDragged(null);
    };
  if (photos.length === 0) return null;
  return (
    <ol aria-label="Photos in order" className="grid w-full gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {photos.map((photo, index) => (
        <li
          key={photo.image}
          draggable
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={drop(index)}
          className={classNames('flex flex-col gap-2', dragged === index && 'opacity-55')}
        >
          <PhotoItem
            photo={photo}
            number={index + 1}
            isLast={index === photos.length - 1}
            error={errors[index]}
            onMove={(by) => onChange(moved(photos, index, index + by))}
            onRemove={() => onChange(photos.filter((each) => each !== photo))}
            onCaption={(caption) => onChange(photos.map((each) => (each === photo ? { ...each, caption } : each)))}
          />
        </li>
      ))}
    </ol>
  );
}

/** Returns the list with one entry moved. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

interface PhotoItemProps {
  readonly photo: ListedPhoto;
  readonly number: number;
  readonly isLast: boolean;
  readonly error: string | undefined;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
  readonly onCaption: (caption: string) => void;
}

function PhotoItem({ photo, number, isLast, error, onMove, onRemove, onCaption }: PhotoItemProps) {
  const group = `Photo ${number}`;
  return (
    <div role="group" aria-label={group} className="flex flex-col gap-2">
      <Picture
        src={photo.image}
        alt={photo.caption || group}
        width={400}
        height={300}
        sizes="16rem"
        fallback={<PetIllustration pet="other" />}
        className="aspect-4/3 w-full cursor-grab rounded-md"
      />
      <div className="flex justify-between">
        <IconButton label="Move Left" disabled={number === 1} onClick={() => onMove(-1)}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove photo ${number}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
        <IconButton label="Move Right" disabled={isLast} onClick={() => onMove(1)}>
          <ArrowRight aria-hidden="true" />
        </IconButton>
      </div>
      {photo.warning !== undefined && <p className="text-sm text-muted">{photo.warning}</p>}
      <Field label="Caption" error={error}>
        {(field) => (
          <Input
            {...field}
            value={photo.caption}
            autoComplete="off"
            onChange={({ currentTarget }) => onCaption(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
