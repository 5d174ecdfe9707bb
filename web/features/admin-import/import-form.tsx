import { useState, type SyntheticEvent } from 'react';
import { Download, FlaskConical, Upload } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IMPORT_FORMATS, MAX_IMPORT_MB } from '../../../interfaces/contract/import.js';
import { importPath } from '../../lib/path/import-path.js';
import { whenSettled } from '../../lib/when-settled.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Section } from '../../ui/section.js';
import { useStartImport } from './imports.queries.js';

const ACCEPTED = Object.values(IMPORT_FORMATS).flat().join(',');
const HINT = `CSV, JSON Lines (.jsonl), GeoJSON, or an extract of OpenStreetMap (.osm.pbf, .osm.xml), at most ${MAX_IMPORT_MB} MB. A larger one is imported by the command line.`;

const SOURCE_HINT =
  "Where the rows come from, such as 'my-list'; needed where the file has no column 'source'. Use the same name again for a newer file.";

/** What is chosen and sent. */
function useFile() {
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState('');
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState(0);
  const { mutateAsync, isPending, variables } = useStartImport();
  const navigate = useNavigate();
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    setError(undefined);
  };
  const start = (isDryRun: boolean): void => {
    const problem = problemOf(file);
    setError(problem);
    if (file === null || problem !== undefined) return;
    setSent(0);
    whenSettled(mutateAsync({ file, isDryRun, source: source.trim(), onProgress: setSent }), {
      onSuccess: ({ id }) => void navigate(importPath(id)),
      onError: ({ message }) => {
        setError(message);
        toast({ tone: 'danger', title: 'Error', description: message });
      },
    });
  };
  return { error, source, setSource, sent, choose, start, isPending, isDryRun: isPending && variables.isDryRun };
}

/** A file, tried first and imported then: it stays chosen in between. */
export function ImportForm() {
  const file = useFile();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    file.start(true);
  };
  return (
    <Section
      id="import"
      title="Import a File"
      intro="A dry run changes nothing and says what would become of each row."
    >
      <form aria-labelledby="import" noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label="File" hint={HINT} error={file.error} required className="max-w-prose noscript:hidden">
          {(control) => (
            <Input
              {...control}
              type="file"
              accept={ACCEPTED}
              className="py-2 file:mr-4 file:cursor-pointer file:font-semibold"
              onChange={({ target }) => {
                file.choose(target.files?.[0] ?? null);
              }}
            />
          )}
        </Field>
        <Field label="Source" hint={SOURCE_HINT} className="max-w-prose noscript:hidden">
          {(control) => (
            <Input
              {...control}
              value={file.source}
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => file.setSource(target.value)}
            />
          )}
        </Field>
        <Buttons file={file} />
      </form>
    </Section>
  );
}

function Buttons({ file }: { readonly file: ReturnType<typeof useFile> }) {
  const { isPending, isDryRun, sent } = file;
  const look = {
    pendingText: `Sending… ${Math.floor(sent * 100)}%`,
    disabled: isPending,
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

function problemOf(file: File | null): string | undefined {
  if (file === null) return 'Please choose a file.';
  return file.size > MAX_IMPORT_MB * 1024 * 1024 ? `The file is larger than ${MAX_IMPORT_MB} MB.` : undefined;
}
