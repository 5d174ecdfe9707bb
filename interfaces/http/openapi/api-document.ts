import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The address in openapi.yaml, which is generated with default settings. */
const GENERATED_URL = 'http://localhost:3000';

/** The site whose API is described. */
export interface DescribedSite {
  readonly name: string;
  /** Address of the site without a slash at the end. */
  readonly publicUrl: string;
}

/** Reads openapi.yaml in the project's folder once, and puts in the name and address of this site. */
export class ApiDocument {
  #text: Promise<string> | undefined;

  constructor(
    /** The project's folder. */
    readonly root: string,
    readonly site: DescribedSite,
  ) {}

  /** Returns the text. Rejects if `npm run openapi` was never run. */
  async text(): Promise<string> {
    return (this.#text ??= this.#read());
  }

  async #read(): Promise<string> {
    const { name, publicUrl } = this.site;
    const text = await readFile(join(this.root, 'openapi.yaml'), 'utf8');
    // JSON is YAML, so any name is safe.
    return text
      .replace(/^( {2}title: ).*$/m, (_, key: string) => key + JSON.stringify(name))
      .replaceAll(GENERATED_URL, () => publicUrl);
  }
}
