import { HoursReader } from '../../application/policy/ports.js';
import { hoursProblem } from '../../domain/hours/week-problem.js';
import { dayNumber } from '../../domain/hours/local-time.js';
import { isUnreadable, readHours, type HoursPlace } from './opening-hours.js';

export class OsmHoursReader extends HoursReader {
  override problemIn(hours: string, place: HoursPlace): string | null {
    const problem = hoursProblem(hours);
    if (problem !== null) return problem;
    const read = readHours(hours, place, dayNumber(Math.floor(Date.now() / 60_000)));
    return isUnreadable(read) ? read.problem : null;
  }
}
