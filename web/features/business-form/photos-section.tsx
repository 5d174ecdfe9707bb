import { useState } from 'react';
import { FileText, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { UPLOAD_KIND, type UploadedFile } from '../../../interfaces/contract/upload/upload.js';
import { LISTING_TIER, tierRefusal } from '../../../interfaces/contract/shared/words.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { IconButton } from '../../ui/button.js';
import { PhotoPicker } from '../../ui/form/photo/photo-picker.js';
import { sayPhotoArrived, sayPhotoFailed } from '../../ui/form/photo/use-photo-sending.js';
import { PhotosPicker } from '../../ui/form/photo/photos-picker.js';
import { uploadBusinessPhoto, uploadMenu } from './business-form.queries.js';
import { FormSection, ListError } from '../../ui/form/form-section.js';
import { useListingForm } from './listing-values.js';
import { PhotoList, type ListedPhoto } from './photo-list.js';

const SIGN_IN_FIRST = 'Sign in to add files.';
const PHOTOS_HINT =
  'Choose or drop one or more JPEG, PNG, GIF, or WebP files. We shrink large photos before uploading them.';

interface PhotosSectionProps {
  /** False for administrators, who can only reorder and remove files. */
  readonly canAdd: boolean;
}

/** Photos in order, and an optional menu or brochure. Each file is uploaded as soon as it is chosen. */
export function PhotosSection({ canAdd }: PhotosSectionProps) {
  return (
    <FormSection
      title="Photos"
      intro={
        canAdd
          ? 'The first photo appears on your listing’s card. Photos look best at 1200x800 pixels or larger.'
          : 'The first photo appears on the listing’s card. You can reorder and remove photos; only owners can add them.'
      }
    >
      <BusinessPhotos canAdd={canAdd} />
      <Menu canAdd={canAdd} />
    </FormSection>
  );
}

function BusinessPhotos({ canAdd }: PhotosSectionProps) {
  const { photos, limit, tier, change, add, errors } = usePhotos();
  const isVisitor = useViewerState() === 'visitor';
  return (
    <div role="group" aria-label="Business photos" className="flex flex-col items-start gap-3">
      <p className={photos.length > limit ? 'font-semibold text-danger' : 'text-muted'}>
        {photos.length}/{limit} photos{photos.length > limit && ' Limit exceeded'}
      </p>
      <PhotoList photos={photos} onChange={change} errors={captionErrors(errors.imageAlts)} />
      {canAdd && (
        <PhotosPicker
          label="Add photos"
          hint={isVisitor ? SIGN_IN_FIRST : PHOTOS_HINT}
          disabled={isVisitor}
          room={Math.max(0, limit - photos.length)}
          tooMany={tierRefusal({ words: 0, photos: limit + 1 }, tier)?.message ?? ''}
          kind="business_photo"
          compression="business"
          upload={uploadBusinessPhoto}
          onUploaded={(file) => {
            add(file);
            sayPhotoArrived();
          }}
          onFailed={sayPhotoFailed}
        />
      )}
      <ListError message={errors.images?.message} />
    </div>
  );
}

/** Returns the form's photos with their captions. */
function usePhotos() {
  const { control, setValue, getValues, formState } = useListingForm();
  const [images, imageAlts, tier] = useWatch({ control, name: ['images', 'imageAlts', 'tier'] });
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>({});
  const photos = images.map((image, index) => ({ image, caption: imageAlts[index] ?? '', warning: warnings[image] }));
  const change = (next: readonly ListedPhoto[]): void => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    const captions = next.map(({ caption }) => caption);
    setValue('imageAlts', captions, options);
    const addresses = next.map(({ image }) => image);
    setValue('images', addresses, options);
  };
  const add = ({ url, warnings }: UploadedFile): void => {
    const [warning] = warnings ?? [];
    if (warning !== undefined) setWarnings((known) => ({ ...known, [url]: warning }));
    // Reads the form's current values, because several uploads may finish before the next render.
    const [present, captions] = getValues(['images', 'imageAlts']);
    const listed = present.map((image, index) => ({ image, caption: captions[index] ?? '' }));
    change([...listed, { image: url, caption: '' }]);
  };
  return { photos, limit: LISTING_TIER[tier].photos, tier, change, add, errors: formState.errors };
}

/** Returns the errors of the captions, by index. */
function captionErrors(errors: unknown): readonly (string | undefined)[] {
  return Array.isArray(errors) ? errors.map((each: { message?: string } | undefined) => each?.message) : [];
}

function Menu({ canAdd }: PhotosSectionProps) {
  const { control, setValue, formState } = useListingForm();
  const menuUrl = useWatch({ control, name: 'menuUrl' });
  const isVisitor = useViewerState() === 'visitor';
  const change = (url: string) => setValue('menuUrl', url, { shouldDirty: true });
  const chosen = menuUrl !== '' && (
    <p className="flex items-center gap-2">
      <FileText aria-hidden="true" className="size-5 text-leaf" />
      <a href={menuUrl} target="_blank" rel="noopener" className="text-link">
        Menu or brochure (opens in a new tab)
      </a>
      <IconButton label="Remove menu or brochure" onClick={() => change('')}>
        <X aria-hidden="true" />
      </IconButton>
    </p>
  );
  const error = formState.errors.menuUrl?.message;
  return (
    <div role="group" aria-label="Menu or brochure" className="flex flex-col gap-2 border-t border-line pt-5">
      <p className="font-semibold">Menu or brochure</p>
      {canAdd ? (
        <PhotoPicker
          label={menuUrl === '' ? 'Add menu or brochure' : 'Replace menu or brochure'}
          preview={chosen}
          hint={isVisitor ? SIGN_IN_FIRST : `Optional. A PDF or image, up to ${UPLOAD_KIND.menu.maxKB} KB.`}
          disabled={isVisitor}
          kind="menu"
          compression="business"
          upload={uploadMenu}
          onUploaded={({ url }) => change(url)}
          onFailed={sayPhotoFailed}
        />
      ) : (
        chosen || <p className="text-muted">None</p>
      )}
      <ListError message={error} />
    </div>
  );
}
