import { HoursReader } from '../../application/policy/ports.js';
import { dayNumber } from '../../domain/hours/local-time.js';
import { hoursProblem } from '../../domain/hours/week-problem.js';
import { isUnreadable, type HoursPlace } from './opening-hours.js';
import { readHoursOnce } from './read-hours-once.js';

export class OsmHoursReader extends HoursReader {
  override problemIn(hours: string, place: HoursPlace): string | null {
    return hoursProblem(hours) ?? this.unreadable(hours, place);
  }

  override unreadable(hours: string, place: HoursPlace): string | null {
    const read = readHoursOnce(hours, place, dayNumber(Math.floor(Date.now() / 60_000)));
    return isUnreadable(read) ? read.problem : null;
  }
}
