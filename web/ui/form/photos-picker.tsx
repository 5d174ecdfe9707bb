import { useEffect, useId, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { Camera } from 'lucide-react';
import type { UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { classNames } from '../../lib/class-names.js';
import { buttonClass } from '../button.js';
import { FieldError } from './field-error.js';
import { acceptOf, PhotoProgress } from './photo-picker.js';
import { IDLE, sendPhoto, type PhotoSendingOptions, type PhotoState } from './use-photo-sending.js';

interface PhotosPickerProps extends PhotoSendingOptions {
  readonly label: string;
  readonly hint: string;
  readonly disabled: boolean;
  /** So many more may be chosen. */
  readonly room: number;
  /** Said of each file beyond them. */
  readonly tooMany: string;
  /** A file is kept; called in the order in which they were chosen. */
  readonly onUploaded: (file: UploadedFile) => void;
  /** A file failed; the sentence, which names it, also stands under the button. */
  readonly onFailed: (sentence: string) => void;
}

const LABEL_CLASS = classNames(
  buttonClass('secondary'),
  'cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-focus',
);

/** Takes several photos at once, chosen or dropped: each is sent by itself, and one that fails keeps no other from it. */
export function PhotosPicker(props: PhotosPickerProps) {
  const { label, hint, disabled, room, tooMany, onUploaded, onFailed, ...options } = props;
  const id = useId();
  const { underWay, isBusy, take } = useSeveral(options, room, tooMany, { onUploaded, onFailed });
  const isOff = disabled || isBusy;
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void => {
    take([...(input.files ?? [])]);
    input.value = ''; // The same files may be chosen again after a failure.
  };
  const drop = (event: DragEvent): void => {
    // A photo of the list that is put elsewhere brings no file along.
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
          <label className={LABEL_CLASS}>
            <Camera aria-hidden="true" />
            {label}
            <input
              type="file"
              multiple
              accept={acceptOf(options)}
              disabled={isOff}
              aria-describedby={`${id}-hint`}
              onChange={choose}
              className="sr-only"
            />
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        </>
      )}
      <OnTheirWay files={underWay} />
    </div>
  );
}

interface UnderWay {
  readonly key: number;
  readonly name: string;
  readonly state: PhotoState;
}

function OnTheirWay({ files }: { readonly files: readonly UnderWay[] }) {
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

function useSeveral(
  options: PhotoSendingOptions,
  room: number,
  tooMany: string,
  callbacks: Pick<PhotosPickerProps, 'onUploaded' | 'onFailed'>,
) {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([]);
  // What is called is what the page wants by the time a file has arrived.
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  }, [callbacks]);
  const tell = (key: number, state: PhotoState): void =>
    setUnderWay((files) =>
      state.step === 'complete'
        ? files.filter((file) => file.key !== key)
        : files.map((file) => (file.key === key ? { ...file, state } : file)),
    );
  const take = (files: readonly File[]): void => {
    const refused: PhotoState = { ...IDLE, step: 'error', error: tooMany };
    setUnderWay(files.map(({ name }, key) => ({ key, name, state: key < room ? IDLE : refused })));
    void sendInTurn(files.slice(0, room));
  };
  // One after the other, so that they arrive in their order.
  const sendInTurn = async (files: readonly File[]): Promise<void> => {
    for (const [key, file] of files.entries()) {
      const kept = await sendPhoto(file, options, (state) => {
        tell(key, state);
        if (state.error !== null) latest.current.onFailed(`${file.name}: ${state.error}`);
      });
      if (kept !== null) latest.current.onUploaded(kept);
    }
  };
  return { underWay, take, isBusy: underWay.some(({ state }) => state.error === null) };
}
