import { useId } from 'react';
import { useController } from 'react-hook-form';
import { PET_SIZE_LABEL, PET_SIZES } from '../../../../interfaces/contract/shared/words.js';
import { NONE, type PetSize } from '../../../../interfaces/contract/policy/policy-words.js';
import { Checkbox } from '../../../ui/form/checkbox.js';
import { FieldError } from '../../../ui/form/field-error.js';
import { messageIn } from '../../../ui/form/form-section.js';
import { Select } from '../../../ui/form/select.js';
import { useListingForm } from '../listing-values.js';

const SOME = 'some';

const OPTIONS = [
  { value: '', label: 'Not stated' },
  { value: NONE, label: 'Any size' },
  { value: SOME, label: 'Only some sizes' },
];

/** The sizes of pets that are welcome: not stated, any, or some. */
export function SizesField() {
  const id = useId();
  const { control } = useListingForm();
  const { field, fieldState } = useController({ control, name: 'policy.sizes' });
  const { value } = field;
  const isSome = value !== '' && value !== NONE;
  const message = messageIn(fieldState.error);
  const toggle = (size: PetSize, isWanted: boolean): void =>
    field.onChange(PET_SIZES.filter((each) => (each === size ? isWanted : isSome && value.includes(each))));
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Sizes of pets
      </label>
      <Select
        id={id}
        ref={field.ref}
        options={OPTIONS}
        value={isSome ? SOME : value}
        onBlur={field.onBlur}
        onChange={({ currentTarget }) => field.onChange(currentTarget.value === SOME ? [] : currentTarget.value)}
        aria-invalid={message === undefined ? undefined : true}
        aria-describedby={message === undefined ? undefined : `${id}-error`}
      />
      {isSome && (
        <div role="group" aria-label="Sizes that are welcome" className="flex flex-wrap gap-x-5">
          {PET_SIZES.map((size) => (
            <Checkbox
              key={size}
              label={PET_SIZE_LABEL[size]}
              checked={value.includes(size)}
              onChange={({ currentTarget }) => toggle(size, currentTarget.checked)}
            />
          ))}
        </div>
      )}
      {message !== undefined && (
        <div className="text-sm">
          <FieldError id={`${id}-error`}>{message}</FieldError>
        </div>
      )}
    </div>
  );
}
