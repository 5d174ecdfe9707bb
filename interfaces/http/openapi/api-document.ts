import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** openapi.yaml as it lies in the project's folder, read once. */
export class ApiDocument {
  #text: Promise<string> | undefined;

  constructor(private readonly root: string) {}

  /** Rejects where `npm run openapi` was never run. */
  async text(): Promise<string> {
    return (this.#text ??= readFile(join(this.root, 'openapi.yaml'), 'utf8'));
  }
}
