import { useRef, useState, type SyntheticEvent } from 'react';
import { Download, FlaskConical, Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { importSource } from '../../../interfaces/contract/import/import-row.js';
import { IMPORT_FORMATS, MAX_IMPORT_MB, PACKED } from '../../../interfaces/contract/import/import.js';
import { MatchColumns } from './columns/match-columns.js';
import { mappingOf, problemIn, useColumnMatch, type ColumnMatch } from './columns/use-column-match.js';
import { columnOf } from '../../../interfaces/contract/import/columns.js';
import { importPath } from './import-path.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Section } from '../../ui/page/section.js';
import { useStartImport, wrongSource } from './imports.queries.js';

const ACCEPTED = [...Object.values(IMPORT_FORMATS).flat(), ...PACKED].join(',');
const HINT = `CSV, JSON Lines, GeoJSON, an OpenStreetMap extract (.osm.pbf, .osm), or Overture Maps places (.parquet), up to ${MAX_IMPORT_MB} MB. A CSV file can have its own columns. Import larger files from the command line.`;

const SOURCE_HINT =
  "Where the rows come from, such as 'my-list'. Required if the file has no 'source' column. Use the same name for newer versions of the file.";

const COUNTRY_HINT = 'A country code of two letters. Rows in other countries are skipped and counted.';

/** What is typed besides the file. */
const TYPED = { source: '', country: 'US' } as const;

type Typed = Record<keyof typeof TYPED, string>;

/** An error, and the field it belongs to. */
interface Refusal {
  readonly field: 'file' | 'columns' | keyof Typed;
  readonly message: string;
}

/** The chosen file and its upload. */
function useFile() {
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState<Typed>(TYPED);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const step = useRef<HTMLDivElement>(null);
  const [source, country] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const controls = { file: input, columns: step, source, country };
  const type = (field: keyof Typed, text: string) => setTyped((before) => ({ ...before, [field]: text }));
  const match = useColumnMatch((text) => type('source', text));
  const [sent, setSent] = useState(0);
  const { mutateAsync, isPending, variables } = useStartImport();
  const navigate = useNavigate();
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setRefusal(null);
    match.read(chosen);
  };
  const refuse = (reason: Refusal): void => {
    setRefusal(reason);
    controls[reason.field].current?.focus();
  };
  const start = (isDryRun: boolean): void => {
    const problem = errorIn(file, typed, match);
    if (file === null || problem !== null) {
      refuse(problem ?? NO_FILE);
      return;
    }
    setRefusal(null);
    setSent(0);
    const said = { country: typed.country.trim().toUpperCase(), source: typed.source.trim() };
    whenSettled(mutateAsync({ file, isDryRun, ...said, mapping: mappingOf(match.progress), onProgress: setSent }), {
      onSuccess: ({ id }) => void navigate(importPath(id)),
      onError: (error) => {
        refuse(refusalOf(error));
        toast({ tone: 'danger', title: 'Error', description: error.message });
      },
    });
  };
  const errorAt = (field: Refusal['field']) => (refusal?.field === field ? refusal.message : undefined);
  return {
    ...{ controls, errorAt, typed, type, match, sent, choose, start, isPending },
    isDryRun: isPending && variables.isDryRun,
  };
}

type ImportedFile = ReturnType<typeof useFile>;

/** The import form. The file stays chosen between the dry run and the import. */
export function ImportForm() {
  const file = useFile();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    file.start(true);
  };
  return (
    <Section
      id="import"
      title="Import a file"
      intro="A dry run shows what would happen to each row without changing anything."
    >
      <form aria-labelledby="import" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field
          label="File"
          hint={HINT}
          error={file.errorAt('file') ?? unreadable(file.match)}
          required
          className="max-w-prose noscript:hidden"
        >
          {(control) => (
            <Input
              {...control}
              ref={file.controls.file}
              type="file"
              accept={ACCEPTED}
              className="py-2 file:mr-4 file:cursor-pointer file:font-semibold"
              onChange={({ target }) => {
                file.choose(target.files?.[0] ?? null);
              }}
            />
          )}
        </Field>
        <MatchColumns match={file.match} error={stillMissing(file)} ref={file.controls.columns} />
        <TypedField file={file} name="source" label="Source" hint={SOURCE_HINT} />
        <TypedField file={file} name="country" label="Country" hint={COUNTRY_HINT} />
        <Buttons file={file} />
      </form>
    </Section>
  );
}

interface TypedFieldProps {
  readonly file: ImportedFile;
  readonly name: keyof Typed;
  readonly label: string;
  readonly hint: string;
}

function TypedField({ file, name, label, hint }: TypedFieldProps) {
  return (
    <Field label={label} hint={hint} error={file.errorAt(name)} className="max-w-prose noscript:hidden">
      {(control) => (
        <Input
          {...control}
          ref={file.controls[name]}
          value={file.typed[name]}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => file.type(name, target.value)}
        />
      )}
    </Field>
  );
}

function Buttons({ file }: { readonly file: ImportedFile }) {
  const { isPending, isDryRun, sent, match } = file;
  const look = {
    pendingText: `Uploading… ${Math.floor(sent * 100)}%`,
    disabled: isPending || match.progress.state === 'reading',
    className: 'noscript:hidden',
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        {...look}
        type="submit"
        variant="secondary"
        icon={<FlaskConical aria-hidden="true" />}
        pending={isPending && isDryRun}
      >
        Dry Run
      </Button>
      <Button
        {...look}
        icon={<Upload aria-hidden="true" />}
        pending={isPending && !isDryRun}
        onClick={() => {
          file.start(false);
        }}
      >
        Import
      </Button>
      <ButtonAnchor
        href="/api/admin/imports/template"
        download="import-template.csv"
        variant="ghost"
        icon={<Download aria-hidden="true" />}
      >
        Download CSV Template
      </ButtonAnchor>
    </div>
  );
}

const NO_SOURCE: Refusal = { field: 'source', message: 'Enter a source, because no column is matched to it.' };

const NO_FILE: Refusal = { field: 'file', message: 'Please choose a file.' };

/** Returns what a refused start still has to match. */
function stillMissing({ errorAt, match }: ImportedFile): string | undefined {
  return errorAt('columns') === undefined ? undefined : (problemIn(match.progress) ?? undefined);
}

/** Returns why the columns of the chosen file can't be read. */
function unreadable({ progress }: ColumnMatch): string | undefined {
  return progress.state === 'unreadable' ? progress.problem : undefined;
}

function errorIn(file: File | null, { source, country }: Typed, match: ColumnMatch): Refusal | null {
  if (file === null) return NO_FILE;
  const message = unreadable(match);
  if (message !== undefined) return { field: 'file', message };
  if (file.size > MAX_IMPORT_MB * 1024 * 1024)
    return { field: 'file', message: `The file is larger than ${MAX_IMPORT_MB} MB.` };
  const unmatched = problemIn(match.progress);
  if (unmatched !== null) return { field: 'columns', message: unmatched };
  if (!/^[a-z]{2}$/i.test(country.trim())) return { field: 'country', message: 'Enter two letters, such as US.' };
  const mapping = mappingOf(match.progress);
  if (source.trim() === '' && mapping !== null && columnOf(mapping, 'source') === null) return NO_SOURCE;
  const checked = source.trim() === '' ? undefined : importSource.safeParse(source).error?.issues[0];
  return checked === undefined ? null : { field: 'source', message: checked.message };
}

/** An error that names no field is about the file. */
function refusalOf(error: Error): Refusal {
  const atSource = wrongSource(error);
  return atSource === null ? { field: 'file', message: error.message } : { field: 'source', message: atSource };
}
