import { MIN_SUGGESTION_LENGTH } from '../../domain/gazetteer/suggestions.js';
import type { Gazetteer } from './ports.js';

/** Names of states, cities and ZIP codes that begin like what was typed, best first. */
export class SuggestLocations {
  constructor(private readonly gazetteer: Gazetteer) {}

  async run(text: string): Promise<readonly string[]> {
    const typed = text.replaceAll('\0', ' ').trim();
    return typed.length < MIN_SUGGESTION_LENGTH ? [] : this.gazetteer.suggest(typed);
  }
}
