import { useEffect, useId, useRef, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { Camera, X } from 'lucide-react';
import { UPLOAD_KIND, typesOf, type UploadedFile } from '../../../../interfaces/contract/upload/upload.js';
import { classNames } from '../../../lib/page/class-names.js';
import { Button, buttonClass } from '../../button.js';
import { FieldError } from '../field-error.js';
import { ListError } from '../form-section.js';
import {
  sayPhotoArrived,
  sayPhotoFailed,
  usePhotoSending,
  type PhotoSendingOptions,
  type PhotoState,
} from './use-photo-sending.js';

interface PhotoPickerProps extends PhotoSendingOptions {
  readonly label: string;
  readonly preview: ReactNode;
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Called when the file is stored; records refer to it by `url`. */
  readonly onUploaded: (file: UploadedFile) => void;
  /** Called with the error, which is also shown under the button. */
  readonly onFailed?: ((sentence: string) => void) | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: ComponentProps<'input'>['ref'];
}

/** A button that compresses and uploads one photo, and shows progress and errors. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { label, preview, hint, disabled, onUploaded, onFailed, className, inputRef, ...options } = props;
  const id = useId();
  const { state, send } = usePhotoSending(options);
  const isBusy = state.step === 'compressing' || state.step === 'uploading';
  const latest = useCallbacks({ onUploaded, onFailed }, state);
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = input.files ?? [];
    // Allows choosing the same file again after a failure.
    const uploaded = file === undefined ? null : await send(file);
    input.value = '';
    if (uploaded !== null) latest.current.onUploaded(uploaded);
  };
  return (
    <div className={classNames('flex flex-col items-start gap-3', className)}>
      {preview}
      <PhotoInput
        label={label}
        ref={inputRef}
        accept={acceptOf(options)}
        disabled={isBusy || disabled === true}
        aria-describedby={[hint && `${id}-hint`, state.error && `${id}-error`].filter(Boolean).join(' ') || undefined}
        aria-invalid={state.error !== null || undefined}
        onChange={(event) => void choose(event)}
      />
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

/** Reports errors at once. Returns the page's latest callbacks, for when the upload ends. */
function useCallbacks(callbacks: Callbacks, state: PhotoState) {
  const latest = useLatest(callbacks);
  useEffect(() => {
    if (state.error !== null) latest.current.onFailed?.(state.error);
  }, [state, latest]);
  return latest;
}

/** Returns a reference to the value of the last render. */
export function useLatest<T>(value: T) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** A file input that looks like a button. */
export function PhotoInput({ label, ...rest }: ComponentProps<'input'> & { readonly label: string }) {
  return (
    <label
      className={classNames(
        buttonClass('secondary'),
        'cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-3 has-focus-visible:outline-focus',
      )}
    >
      <Camera aria-hidden="true" />
      {label}
      <input type="file" className="sr-only" {...rest} />
    </label>
  );
}

/** Returns the file types for the file dialog. */
export function acceptOf({ kind, anyImage = false }: Pick<PhotoSendingOptions, 'kind' | 'anyImage'>): string {
  return anyImage ? 'image/*' : typesOf(UPLOAD_KIND[kind].accepts).join(',');
}

interface PhotoProgressProps {
  readonly state: PhotoState;
  /** The file's name, if there are several. */
  readonly name?: string | undefined;
}

/** The progress of an upload; nothing if there is none. */
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

interface PhotoFieldProps extends Pick<PhotoPickerProps, 'preview' | 'kind' | 'compression' | 'upload'> {
  /** The address of the chosen photo; empty if there is none. */
  readonly url: string;
  readonly onChange: (url: string) => void;
  readonly error: string | undefined;
}

/** A form's single photo, uploaded as soon as it is chosen. */
export function PhotoField({ url, onChange, error, ...picker }: PhotoFieldProps) {
  return (
    <div role="group" aria-label="Photo" className="flex flex-col items-start gap-3">
      <p className="font-semibold">Photo</p>
      <PhotoPicker
        {...picker}
        label={url === '' ? 'Add photo' : 'Change photo'}
        hint={`JPEG, PNG, GIF, or WebP, up to ${UPLOAD_KIND[picker.kind].maxKB} KB. We compress photos before uploading them.`}
        onUploaded={(file) => {
          onChange(file.url);
          sayPhotoArrived();
        }}
        onFailed={sayPhotoFailed}
      />
      {url !== '' && (
        <Button variant="ghost" size="sm" icon={<X aria-hidden="true" />} onClick={() => onChange('')}>
          Remove photo
        </Button>
      )}
      <ListError message={error} />
    </div>
  );
}
