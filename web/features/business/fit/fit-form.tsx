import { PET_TYPE_LABEL, PET_TYPES } from '../../../../interfaces/contract/shared/words.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { Input } from '../../../ui/form/input.js';
import { Select } from '../../../ui/form/select.js';

const TYPES = PET_TYPES.map((value) => ({ value, label: PET_TYPE_LABEL[value] }));

interface FitFormProps {
  /** The list to link back to. */
  readonly from: string | null;
  readonly pets: string;
  readonly at: string;
}

/** Asks about one pet without JavaScript: the page's address then has the pet, and the server renders the answer. */
export function FitForm({ from, pets, at }: FitFormProps) {
  const [type, weight] = pets.split(':');
  return (
    <form method="get" className="hidden flex-col gap-4 noscript:flex">
      {from !== null && <input type="hidden" name="from" value={from} />}
      <Field label="Pet">
        {(control) => <Select {...control} name="pets" options={TYPES} defaultValue={type === '' ? 'dog' : type} />}
      </Field>
      <Field label="Pounds" hint="Leave it empty if you don’t know.">
        {(control) => (
          <Input {...control} name="weight" inputMode="decimal" defaultValue={weight} className="max-w-72" />
        )}
      </Field>
      <Field label="Time of your visit" hint="Local time of the place. Leave it empty for any time.">
        {(control) => <Input {...control} name="at" type="datetime-local" defaultValue={at} className="max-w-72" />}
      </Field>
      <Button type="submit" className="self-start">
        Check
      </Button>
    </form>
  );
}
