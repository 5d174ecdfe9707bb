export type { Relaxed, Understood } from '../../../domain/business/vocabulary/understood.js';
