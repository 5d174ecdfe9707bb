import { readFileSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { copyProject, projectFiles } from './copy-project.js';

/** Folder of the changed copy of the project. */
export const COPY = '.data/mutation-sample';

/** A code mutation. The copy contains it next to the original code, and its ID turns it on. */
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

/** Copies the project with all of Stryker's mutations in the files of the folder, and returns these mutations. */
export async function instrument(root: string, folder: string): Promise<readonly Change[]> {
  const copy = join(root, COPY);
  copyProject(root, copy);
  const { mutate } = JSON.parse(readFileSync(join(root, 'test/mutation/stryker.config.json'), 'utf8')) as {
    readonly mutate: readonly string[];
  };
  const isMutated = (file: string): boolean =>
    mutate.some((glob) => matchesGlob(file, glob)) &&
    !mutate.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));
  const sources = projectFiles(root)
    .filter((file) => file.startsWith(`${folder}/`) && isMutated(file))
    .map((name) => ({ name, mutate: true, content: readFileSync(join(root, name), 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const { files, mutants } = await new Instrumenter(SILENT).instrument(sources, options);
  for (const { name, content } of files) writeFileSync(join(copy, name), content);
  const texts = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  return mutants.map(({ id, fileName: file, replacement: becomes, location: { start, end } }) => ({
    ...{ id, file, line: start.line + 1, column: start.column, becomes },
    was: textBetween(texts.get(file) ?? [], start, end),
  }));
}

/** Returns the text between two positions. Stryker counts lines and columns from 0. */
function textBetween(lines: readonly string[], start: Position, end: Position): string {
  const selected = lines.slice(start.line, end.line + 1);
  const cut = selected.map((line, index) => (index === end.line - start.line ? line.slice(0, end.column) : line));
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
