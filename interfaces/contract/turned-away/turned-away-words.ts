/** Terms and small rules of reports that forms and pages show. Apart from `words.ts`, so that other pages don't load them. */
export {
  ANSWER_HOURS,
  ANSWER_LIMITS,
  dayAt,
  firstVisit,
  REPORT_EVERY_DAYS,
  STAFF_SAID_LIMITS,
} from '../../../domain/turned-away/turned-away.js';
export { monthInWords, visitorWithPets } from '../../../domain/turned-away/visitor-words.js';
