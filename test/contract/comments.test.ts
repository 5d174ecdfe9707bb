import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

/** Where people write comments, but for what is generated. */
const FOLDERS = ['domain', 'application', 'infrastructure', 'interfaces', 'web', 'test'];

const SOURCE = /(?:\.(?:tsx?|c?js|mjs|css|ya?ml)|^Dockerfile|^\.env\.example)$/;

/** Lines that are, or end in, a comment of TypeScript, CSS, SQL, YAML or the shell. */
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*|#|--)|\s\/\/ |\/\*\*? /;

/** A section is told by its document, and that is a published standard. */
const STANDARD = /(?:RFC ?\d+|NIST SP [\w-]+|OpenID Connect [A-Z]\w+|OWASP [\w ]+|PNG specification) $/;

/** Ways in which comments tell of documents that a reader of the repository does not have. */
const ELSEWHERE = [
  /\bspec(?:ification)?s? ?\d/i,
  /[(;] ?(?:readings|architecture|run|evidence|look)[,:] /,
  /\b(?:as|in|by) the (?:readings|evidence|brief)\b/,
  /\((?:security|sign-in|backend|web|peers),? [A-Z]?\d+/,
];

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return SOURCE.test(entry.name) && !entry.name.includes('.gen.') ? [path] : [];
  });
}

const files = [
  ...readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && entry.name !== 'openapi.yaml')
    .map(({ name }) => name),
  ...FOLDERS.flatMap(filesIn),
];

const documents = new Set(readdirSync(root).filter((name) => name.endsWith('.md')));

/** Why a comment cannot be understood from the repository alone; empty where it can. */
function citations(comment: string): string[] {
  const sections = [...comment.matchAll(/§/g)].filter(({ index }) => !STANDARD.test(comment.slice(0, index)));
  const absent = [...comment.matchAll(/\b[\w-]+\.md\b/g)].filter(([name]) => !documents.has(name));
  const elsewhere = ELSEWHERE.flatMap((pattern) => comment.match(pattern) ?? []);
  return [...sections.map(() => '§'), ...absent.map(([name]) => name), ...elsewhere];
}

describe('a comment', () => {
  it('stands on its own: it cites no document that is not in the repository', () => {
    const here = relative(root, import.meta.filename);
    const found = files
      .filter((file) => file !== here)
      .flatMap((file) =>
        readFileSync(join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            COMMENT.test(line) && citations(line).length > 0 ? [`${file}:${index + 1} ${line.trim()}`] : [],
          ),
      );
    expect(files.length).toBeGreaterThan(400);
    expect(found).toEqual([]);
  });

  it.each([
    ['// As the pages show them (spec 1 §7).', ['§', 'spec 1']],
    ['/** Kept for 30 days (readings: retention). */', ['(readings: ']],
    ['// The order of lists (api.md, Order).', ['api.md']],
    ['# As in architecture.md.', ['architecture.md']],
    ['// With growing waits (security, S05).', ['(security, S05']],
    ['/** Compares weakly (RFC 9110 §13.1.2). */', []],
    ['/** Any characters do (NIST SP 800-63B §3.1.1.2). */', []],
    ['// How a field is added stands in CONTRIBUTING.md.', []],
  ])('%s', (comment, cited) => {
    expect(citations(comment)).toEqual(cited);
  });
});
