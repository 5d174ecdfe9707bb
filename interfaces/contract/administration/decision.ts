export { UNDO_MS } from '../../../domain/administration/decision.js';
