import type { JsonText } from '../shared/page.js';

/** Finds records of every kind while an administrator types. */
export abstract class AdministratorSearch {
  /** Returns JSON of the contract's `AdminSearchResults`. Reads a fixed number of rows, whatever the text. */
  abstract find(text: string): Promise<JsonText>;
}

/** Members as administrators see them. */
export abstract class AdminMemberReads {
  /** Returns JSON of the contract's `AdminMember`, also of a closed account; null if there is none. */
  abstract one(id: string): Promise<JsonText | null>;
}
