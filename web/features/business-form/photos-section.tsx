import { useState } from 'react';
import { FileText, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { UPLOAD_KIND, type UploadedFile } from '../../../interfaces/contract/upload.js';
import { LISTING_TIER } from '../../../interfaces/contract/words.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { IconButton } from '../../ui/button.js';
import { PhotoPicker } from '../../ui/form/photo-picker.js';
import { uploadBusinessPhoto, uploadMenu } from './business-form.queries.js';
import { FormSection, ListError, useListingForm } from './form-section.js';
import { PhotoList, type ListedPhoto } from './photo-list.js';

const SIGN_IN_FIRST = 'Sign in to add files.';

/** Business photos in their order, and an optional menu or brochure. Each file is sent as soon as it is chosen. */
export function PhotosSection() {
  return (
    <FormSection
      title="Photos"
      intro="The first photo stands on the card of the business. At least 1200x800 pixels look best."
    >
      <BusinessPhotos />
      <Menu />
    </FormSection>
  );
}

function BusinessPhotos() {
  const { control, setValue, formState } = useListingForm();
  const [images, imageAlts, tier] = useWatch({ control, name: ['images', 'imageAlts', 'tier'] });
  const [warnings, setWarnings] = useState<Readonly<Record<string, string>>>({});
  const isVisitor = useViewerState() === 'visitor';
  const limit = LISTING_TIER[tier].photos;
  const photos = images.map((image, index) => ({ image, caption: imageAlts[index] ?? '', warning: warnings[image] }));
  const change = (next: readonly ListedPhoto[]): void => {
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue(
      'imageAlts',
      next.map(({ caption }) => caption),
      options,
    );
    setValue(
      'images',
      next.map(({ image }) => image),
      options,
    );
  };
  const add = ({ url, warnings: [warning] = [] }: UploadedFile): void => {
    if (warning !== undefined) setWarnings((known) => ({ ...known, [url]: warning }));
    change([...photos, { image: url, caption: '' }]);
  };
  const { images: wrong, imageAlts: wrongCaptions } = formState.errors;
  return (
    <div role="group" aria-label="Business photos" className="flex flex-col items-start gap-3">
      <p className={images.length > limit ? 'font-semibold text-danger' : 'text-muted'}>
        {images.length}/{limit} photos{images.length > limit && ' Limit exceeded'}
      </p>
      <PhotoList photos={photos} onChange={change} errors={captionErrors(wrongCaptions)} />
      {images.length < limit && (
        <PhotoPicker
          label="Add photo"
          preview={null}
          hint={isVisitor ? SIGN_IN_FIRST : 'JPEG, PNG, GIF or WebP. It is made smaller before it is sent.'}
          disabled={isVisitor}
          kind="business_photo"
          compression="business"
          upload={uploadBusinessPhoto}
          onUploaded={add}
        />
      )}
      <ListError message={wrong?.message} />
    </div>
  );
}

/** The sentences of wrong captions, by their place. */
function captionErrors(errors: unknown): readonly (string | undefined)[] {
  return Array.isArray(errors) ? errors.map((each: { message?: string } | undefined) => each?.message) : [];
}

function Menu() {
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
      <PhotoPicker
        label={menuUrl === '' ? 'Add menu or brochure' : 'Replace menu or brochure'}
        preview={chosen}
        hint={isVisitor ? SIGN_IN_FIRST : `Optional: a PDF or a picture, up to ${UPLOAD_KIND.menu.maxKB} KB.`}
        disabled={isVisitor}
        kind="menu"
        compression="business"
        upload={uploadMenu}
        onUploaded={({ url }) => change(url)}
      />
      <ListError message={error} />
    </div>
  );
}
