/** Matches parts in which a semicolon doesn't end the statement, and parts that are not SQL. */
const PARTS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$\w*\$)[\s\S]*?\1|\bbegin\s+atomic\b|\bcase\b|\bend\b|;/gi;

/** A statement of a migration, with the comments before it. */
export interface SqlStatement {
  /** Without comments and the semicolon. */
  readonly text: string;
  /** Lines of the comments in it and before it. */
  readonly comments: readonly string[];
}

/** Returns the statements of a file. Handles strings, quoted names, comments, and both kinds of function bodies. */
export function statementsOf(sql: string): SqlStatement[] {
  const statements: SqlStatement[] = [];
  let [text, comments, from, depth] = ['', [] as string[], 0, 0];
  const finish = () => {
    if (text.trim() !== '') statements.push({ text: text.trim(), comments });
    [text, comments] = ['', []];
  };
  for (const { 0: part, index } of sql.matchAll(PARTS)) {
    text += sql.slice(from, index);
    from = index + part.length;
    if (part.startsWith('--') || part.startsWith('/*')) comments.push(part);
    else if (part === ';' && depth === 0) finish();
    else {
      depth = depthAfter(part, depth);
      text += part;
    }
  }
  text += sql.slice(from);
  finish();
  return statements;
}

/** `begin atomic … end` is a function body, in which statements and `case … end` are nested. */
function depthAfter(part: string, depth: number): number {
  if (/^begin/i.test(part)) return depth + 1;
  if (depth > 0 && /^case$/i.test(part)) return depth + 1;
  return depth > 0 && /^end$/i.test(part) ? depth - 1 : depth;
}
