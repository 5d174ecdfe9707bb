import type { Gazetteer } from '../gazetteer/ports.js';
import type { JsonText } from '../shared/page.js';
import { middleOf } from './placed.js';
import type { SimilarBusinesses } from './ports.js';

/** What somebody knows of a business that they want to list or recommend. */
export interface SimilarInput {
  readonly name: string;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly zipCode?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly website?: string | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
}

/** Tells what is listed already, before somebody lists it again. */
export class FindSimilar {
  constructor(
    private readonly similar: SimilarBusinesses,
    private readonly gazetteer: Gazetteer,
  ) {}

  async run(input: SimilarInput): Promise<JsonText> {
    const { name, phone = null, website = null, latitude, longitude } = input;
    const pin = latitude == null || longitude == null ? null : { latitude, longitude };
    const address = { zipCode: input.zipCode ?? null, city: input.city ?? null, state: input.state ?? null };
    return this.similar.of({ name, phone, website, pin, near: pin ?? (await middleOf(address, this.gazetteer)) });
  }
}
