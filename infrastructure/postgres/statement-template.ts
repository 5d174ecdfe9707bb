import { createHash } from 'node:crypto';
import type { Statement } from './database.js';

/** A prepared statement whose parameters have names: `{limit}` in its text. */
export class StatementTemplate {
  readonly statement: Statement;
  private readonly names: readonly string[];

  constructor(purpose: string, text: string) {
    const names: string[] = [];
    const numbered = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    });
    this.names = names;
    // Two texts never share a name, also while two releases of this program use one pool of server connections.
    this.statement = {
      name: `${purpose}-${createHash('sha256').update(numbered).digest('hex').slice(0, 16)}`,
      text: numbered,
    };
  }

  /** The values in the statement's order; one that is missing is null. */
  values(named: Readonly<Record<string, unknown>>): unknown[] {
    return this.names.map((name) => named[name] ?? null);
  }
}
