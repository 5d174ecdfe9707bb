import type { BusinessContent } from '../../domain/business/content.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { HoursReader } from './ports.js';

type Hours = Pick<BusinessContent, 'openingHours' | 'policy'>;

/**
 * Throws INVALID_INPUT at the field for hours that can't be read. Hours that were stored before stay as they are: an
 * import may have brought them.
 */
export function requireReadableHours(reader: HoursReader, content: BusinessContent, before: Hours | null): void {
  const said = [
    ['openingHours', content.openingHours, before?.openingHours],
    ['policy.petHours', content.policy?.petHours, before?.policy?.petHours],
  ] as const;
  for (const [field, hours = null, known] of said) {
    const problem = hours === null || hours === known ? null : reader.problemIn(hours, content);
    if (problem !== null) refuse('INVALID_INPUT', problem, field);
  }
}
