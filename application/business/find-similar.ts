import { stateCode } from '../../domain/gazetteer/us-state.js';
import type { Gazetteer } from '../gazetteer/ports.js';
import type { JsonText } from '../shared/page.js';
import { middleOf, type Whereabouts } from '../gazetteer/find-middle.js';
import type { SimilarBusinesses } from './ports.js';

/** What is known about a business to be listed or recommended. */
export interface SimilarInput extends Whereabouts {
  readonly name: string;
  readonly phone?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Finds listings that may already be this business. */
export class FindSimilar {
  constructor(
    private readonly similar: SimilarBusinesses,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: SimilarInput): Promise<JsonText> {
    const { name, phone = null, website = null, city = null, latitude, longitude } = input;
    const state = input.state == null ? null : (stateCode(input.state) ?? input.state);
    const pin = latitude == null || longitude == null ? null : { latitude, longitude };
    const near = pin ?? (await middleOf(input, this.gazetteer));
    return this.similar.of({ name, phone, website, city, state, pin, near });
  }
}
