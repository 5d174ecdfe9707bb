import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import type { UploadedFile } from '../../../../interfaces/contract/upload/upload.js';
import { classNames } from '../../../lib/page/class-names.js';
import { FieldError } from '../field-error.js';
import { acceptOf, PhotoInput, PhotoProgress, useLatest } from './photo-picker.js';
import { IDLE, sendPhoto, type PhotoSendingOptions, type PhotoState } from './use-photo-sending.js';

interface PhotosPickerProps extends PhotoSendingOptions {
  readonly label: string;
  readonly hint: string;
  readonly disabled: boolean;
  /** The number of photos that can still be added. */
  readonly room: number;
  /** The error for each file beyond that. */
  readonly tooMany: string;
  /** Called for each stored file, in the order chosen. */
  readonly onUploaded: (file: UploadedFile) => void;
  /** Called with the error, which names the file and is also shown under the button. */
  readonly onFailed: (sentence: string) => void;
}

/** Uploads several photos, chosen or dropped. Each is sent separately, so one failure doesn't affect the others. */
export function PhotosPicker(props: PhotosPickerProps) {
  const { label, hint, disabled, room, tooMany, onUploaded, onFailed, ...options } = props;
  const id = useId();
  const { uploads, isBusy, take } = useUploads(options, room, tooMany, { onUploaded, onFailed });
  const isOff = disabled || isBusy;
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    take([...(input.files ?? [])]);
    input.value = ''; // Allows choosing the same files again after a failure.
  };
  const drop = (event: DragEvent): void => {
    // Dragging a photo within the list carries no file.
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (!isOff) take([...event.dataTransfer.files]);
  };
  return (
    <div
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
      className={classNames(
        'flex w-full flex-col items-start gap-3',
        room > 0 && 'rounded-md border border-dashed border-edge p-4',
      )}
    >
      {room > 0 && (
        <>
          <PhotoInput
            label={label}
            multiple
            accept={acceptOf(options)}
            disabled={isOff}
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        </>
      )}
      <Uploads files={uploads} />
    </div>
  );
}

interface Upload {
  readonly key: number;
  readonly name: string;
  readonly state: PhotoState;
}

function Uploads({ files }: { readonly files: readonly Upload[] }) {
  return files.map(({ key, name, state }) =>
    state.error === null ? (
      <div key={key} className="w-full text-sm">
        <p className="wrap-anywhere">{name}</p>
        {state.step === 'idle' ? <p className="text-muted">Waiting…</p> : <PhotoProgress state={state} name={name} />}
      </div>
    ) : (
      <div key={key} role="alert" className="text-sm wrap-anywhere">
        <FieldError>
          {name}: {state.error}
        </FieldError>
      </div>
    ),
  );
}

function useUploads(
  options: PhotoSendingOptions,
  room: number,
  tooMany: string,
  callbacks: Pick<PhotosPickerProps, 'onUploaded' | 'onFailed'>,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  // Calls the page's latest callbacks when an upload ends.
  const latest = useLatest(callbacks);
  const update = (key: number, state: PhotoState): void =>
    setUploads((files) =>
      state.step === 'complete'
        ? files.filter((file) => file.key !== key)
        : files.map((file) => (file.key === key ? { ...file, state } : file)),
    );
  const take = (files: readonly File[]): void => {
    const refused: PhotoState = { ...IDLE, step: 'error', error: tooMany };
    setUploads(files.map(({ name }, key) => ({ key, name, state: key < room ? IDLE : refused })));
    void sendInTurn(files.slice(0, room));
  };
  // One after another, to keep their order.
  const sendInTurn = async (files: readonly File[]): Promise<void> => {
    for (const [key, file] of files.entries()) {
      const uploaded = await sendPhoto(file, options, (state) => {
        update(key, state);
        if (state.error !== null) latest.current.onFailed(`${file.name}: ${state.error}`);
      });
      if (uploaded !== null) latest.current.onUploaded(uploaded);
    }
  };
  return { uploads, take, isBusy: uploads.some(({ state }) => state.error === null) };
}
