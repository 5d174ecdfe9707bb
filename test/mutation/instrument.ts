import { readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { copyProject, projectFiles } from './copy-project.js';

/** Where the changed copy of the project stands. */
export const COPY = '.data/mutation-sample';

/** One change of the code, which stands in the copy beside what was there and is switched on by its id. */
export interface Change {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly was: string;
  readonly becomes: string;
}

interface Position {
  readonly line: number;
  readonly column: number;
}

/** Copies the project, with all changes that Stryker knows in the files of the folder, and tells them. */
export async function instrument(root: string, folder: string): Promise<readonly Change[]> {
  const copy = join(root, COPY);
  copyProject(root, copy);
  const { mutate } = JSON.parse(readFileSync(join(root, 'test/mutation/stryker.config.json'), 'utf8')) as {
    readonly mutate: readonly string[];
  };
  const isMeant = (file: string): boolean =>
    mutate.some((glob) => matchesGlob(file, glob)) &&
    !mutate.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));
  const sources = projectFiles(root)
    .filter((file) => file.startsWith(`${folder}/`) && isMeant(file))
    .map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { files, mutants } = await new Instrumenter(SILENT).instrument(sources, options);
  for (const { name, content } of files) writeFileSync(join(copy, name), content);
  const texts = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return mutants.map(({ id, fileName: file, replacement: becomes, location: { start, end } }) => ({
    ...{ id, file, line: start.line + 1, column: start.column, becomes },
    was: between(texts.get(file) ?? [], start, end),
  }));
}

/** Stryker counts lines and columns from 0. */
function between(lines: readonly string[], start: Position, end: Position): string {
  const meant = lines.slice(start.line, end.line + 1);
  const cut = meant.map((line, index) => (index === end.line - start.line ? line.slice(0, end.column) : line));
  return cut.map((line, index) => (index === 0 ? line.slice(start.column) : line)).join('\n');
}

const no = (): boolean => false;
const nothing = (): void => undefined;

const SILENT = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no, isWarnEnabled: no, isErrorEnabled: no },
  ...{
    isFatalEnabled: no,
    trace: nothing,
    debug: nothing,
    info: nothing,
    warn: nothing,
    error: nothing,
    fatal: nothing,
  },
};
