import { StatementTemplate } from '../../postgres/statement-template.js';
import type { SearchShape } from './search-area.js';

/** The SQL statements of searches, each built once. */
export class SearchStatements {
  private readonly templates = new Map<string, StatementTemplate>();

  /** Returns the statement for a kind and a shape. */
  of(kind: string, shape: SearchShape, text: () => string): StatementTemplate {
    const key = `${kind} ${Object.values(shape).join(' ')}`;
    const template = this.templates.get(key) ?? new StatementTemplate('business-search', text());
    this.templates.set(key, template);
    return template;
  }
}
