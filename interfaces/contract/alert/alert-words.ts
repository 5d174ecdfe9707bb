/** Limits and words about alerts that pages show, re-exported from the domain. */
export {
  ALERT_FREQUENCIES,
  ALERT_LIMITS,
  DEFAULT_ALERT_HOUR,
  type AlertFrequency,
} from '../../../domain/alert/alert.js';
