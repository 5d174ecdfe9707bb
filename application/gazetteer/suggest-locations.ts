import type { Gazetteer } from './ports.js';

/** Suggestions begin at this many characters. */
const MIN_CHARACTERS = 2;

/** Names of cities and ZIP codes that begin like what was typed, best first. */
export class SuggestLocations {
  constructor(private readonly places: Gazetteer) {}

  async run(text: string): Promise<readonly string[]> {
    const typed = text.replaceAll('\0', ' ').trim();
    return typed.length < MIN_CHARACTERS ? [] : this.places.suggest(typed);
  }
}
