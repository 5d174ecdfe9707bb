import { createHash } from 'node:crypto';
import type { Statement } from './database.js';

/** A prepared statement with named parameters, such as `{limit}` in its text. */
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
    // The name includes a hash, so that two texts never share one, even if two releases use the same server
    // connections.
    this.statement = {
      name: `${purpose}-${createHash('sha256').update(numbered).digest('hex').slice(0, 16)}`,
      text: numbered,
    };
  }

  /** Returns the values in the statement's order. A missing value is null. */
  values(named: Readonly<Record<string, unknown>>): unknown[] {
    return this.names.map((name) => named[name] ?? null);
  }
}
