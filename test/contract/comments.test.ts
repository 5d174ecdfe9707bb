import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

/** Folders whose comments are checked. */
const FOLDERS = ['domain', 'application', 'infrastructure', 'interfaces', 'web', 'test'];

const SOURCE = /(?:\.(?:tsx?|c?js|mjs|css|ya?ml)|^Dockerfile|^\.env\.example)$/;

/** Lines that are, or end in, a comment in TypeScript, CSS, SQL, YAML, or shell. */
const COMMENT = /^\s*(?:\/\/|\/?\*|\{\/\*|#|--)|\s\/\/ |\/\*\*? /;

/** Published standards, whose sections comments may cite. */
const STANDARD = /(?:RFC ?\d+|NIST SP [\w-]+|OpenID Connect [A-Z]\w+|OWASP [\w ]+|PNG specification) $/;

/** References to documents outside the repository. */
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

const documents = new Set(['OPERATING.md', ...readdirSync(root).filter((name) => name.endsWith('.md'))]);

/** Returns the references to documents outside the repository; empty if the comment has none. */
function citations(comment: string): string[] {
  const sections = [...comment.matchAll(/§/g)].filter(({ index }) => !STANDARD.test(comment.slice(0, index)));
  const absent = [...comment.matchAll(/\b[\w-]+\.md\b/g)].filter(([name]) => !documents.has(name));
  const elsewhere = ELSEWHERE.flatMap((pattern) => comment.match(pattern) ?? []);
  return [...sections.map(() => '§'), ...absent.map(([name]) => name), ...elsewhere];
}

describe('Comments', () => {
  it('finds no comment that cites a document outside the repository', () => {
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
    ['// CONTRIBUTING.md explains how to add a field.', []],
  ])('finds the citations in this comment: %s', (comment, cited) => {
    expect(citations(comment)).toEqual(cited);
  });
});
