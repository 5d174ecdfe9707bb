import { useEffect, useId, useRef, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { Camera } from 'lucide-react';
import { UPLOAD_KIND, typesOf, type UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { classNames } from '../../lib/class-names.js';
import { buttonClass } from '../button.js';
import { FieldError } from './field-error.js';
import { usePhotoSending, type PhotoSendingOptions, type PhotoState } from './use-photo-sending.js';

interface PhotoPickerProps extends PhotoSendingOptions {
  /** What the button says: 'Change photo'. */
  readonly label: string;
  /** What is there now, or a picture in its place. */
  readonly preview: ReactNode;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The file is kept: `url` is what a record is given. */
  readonly onUploaded: (file: UploadedFile) => void;
  /** It failed, and why; the sentence also stands under the button. */
  readonly onFailed?: ((sentence: string) => void) | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A button that takes one photo: makes it smaller, sends it, and shows how far it is and what went wrong. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, preview, hint, disabled, onUploaded, onFailed, className, inputRef, ...options } = props;
  const id = useId();
  const { state, send } = usePhotoSending(options);
  const isBusy = state.step === 'compressing' || state.step === 'uploading';
  const latest = useCallbacks({ onUploaded, onFailed }, state);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = input.files ?? [];
    // The same file may be chosen again after a failure.
    const kept = file === undefined ? null : await send(file);
    input.value = '';
    if (kept !== null) latest.current.onUploaded(kept);
  };
  return (
    <div className={classNames('flex flex-col items-start gap-3', className)}>
      {preview}
      <label
        className={classNames(
          buttonClass('secondary'),
          'cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-focus',
        )}
      >
        <Camera aria-hidden="true" />
        {label}
        <input
          ref={inputRef}
          type="file"
          accept={acceptOf(options)}
          disabled={isBusy || disabled === true}
          aria-describedby={[hint && `${id}-hint`, state.error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          aria-invalid={state.error !== null || undefined}
          onChange={(event) => void choose(event)}
          className="sr-only"
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <PhotoProgress state={state} />
      {state.error !== null && (
        <div role="alert" className="text-sm">
          <FieldError id={`${id}-error`}>{state.error}</FieldError>
        </div>
      )}
    </div>
  );
}

type Callbacks = Pick<PhotoPickerProps, 'onUploaded' | 'onFailed'>;

/** What is called is what the page wants by the time the file has arrived; a failure is told at once. */
function useCallbacks({ onUploaded, onFailed }: Callbacks, state: PhotoState) {
  const latest = useRef<Callbacks>({ onUploaded, onFailed });
  useEffect(() => {
    latest.current = { onUploaded, onFailed };
  }, [onUploaded, onFailed]);
  useEffect(() => {
    if (state.error !== null) latest.current.onFailed?.(state.error);
  }, [state]);
  return latest;
}

/** What a file dialog offers. */
export function acceptOf({ kind, anyImage = false }: Pick<PhotoSendingOptions, 'kind' | 'anyImage'>): string {
  return anyImage ? 'image/*' : typesOf(UPLOAD_KIND[kind].accepts).join(',');
}

interface PhotoProgressProps {
  readonly state: PhotoState;
  /** Of the file, where there are several. */
  readonly name?: string | undefined;
}

/** How far a photo is on its way; nothing where none is. */
export function PhotoProgress({ state: { step, progress }, name }: PhotoProgressProps) {
  if (step !== 'compressing' && step !== 'uploading') return null;
  const percent = Math.round((progress ?? 0) * 100);
  const words = step === 'compressing' ? 'Compressing photo…' : `Uploading photo… ${percent}%`;
  return (
    <div className="flex w-full max-w-60 flex-col gap-1 text-sm text-muted">
      <div
        role="progressbar"
        aria-label={name === undefined ? 'Photo upload' : `Upload of ${name}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={step === 'uploading' ? percent : undefined}
        aria-valuetext={words}
      >
        <svg
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-2 w-full rounded-full"
        >
          <rect width="100" height="4" className="fill-sunken" />
          <rect
            width={step === 'uploading' ? percent : 15}
            height="4"
            className={classNames('fill-leaf', step === 'compressing' && 'animate-breathe')}
          />
        </svg>
      </div>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
