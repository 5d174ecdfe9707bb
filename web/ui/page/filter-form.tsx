import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../button.js';
import { Field } from '../form/field.js';
import { Input } from '../form/input.js';
import { Select, type Option } from '../form/select.js';

interface FilterFormProps extends Pick<ComponentProps<'form'>, 'role' | 'aria-label'> {
  /** The address of the page without filters. */
  readonly path: string;
  /** Returns the address of the page with the typed filters. */
  readonly pathOf: (typed: URLSearchParams) => string;
  /** More buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The filters of a page. They are kept in the address, so the form works without JavaScript. */
export function FilterForm({ path, pathOf, actions, children, ...form }: FilterFormProps) {
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    void navigate(pathOf(new URLSearchParams(typed)), { preventScrollReset: true });
  };
  return (
    <form {...form} action={path} method="get" onSubmit={submit} className="flex flex-col gap-4">
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={<Search aria-hidden="true" />}>
          Apply Filters
        </Button>
        <ButtonLink to={path} variant="ghost">
          Clear Filters
        </ButtonLink>
        {actions}
      </div>
    </form>
  );
}

interface FilterProps {
  readonly name: string;
  readonly label: string;
  /** The value in the address. */
  readonly chosen: string | undefined;
}

type FilterInputProps = FilterProps & Pick<ComponentProps<typeof Input>, 'type' | 'maxLength'> & { hint?: string };

/** A typed filter. The key remounts the field when the address changes. */
export function FilterInput({ label, hint, chosen = '', ...input }: FilterInputProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input key={chosen} {...control} {...input} defaultValue={chosen} />}
    </Field>
  );
}

interface FilterSelectProps extends FilterProps {
  readonly options: readonly Option[];
  /** Returns the label of a chosen value that isn't an option; the value by default. */
  readonly words?: (value: string) => string;
}

/** A filter of options. The chosen value is always one of them, even while the others load. */
export function FilterSelect({ name, label, options, chosen = '', words = String }: FilterSelectProps) {
  const isKnown = options.some(({ value }) => value === chosen);
  const all = isKnown ? options : [...options, { value: chosen, label: words(chosen) }];
  return (
    <Field label={label}>
      {(control) => <Select key={chosen} {...control} name={name} options={all} defaultValue={chosen} />}
    </Field>
  );
}
