/** How owners and administrators read how old a fact is. Apart from `policy-words.ts`, so that other pages don't load it. */
export { lastConfirmed, textBesideLabel, timeAgo, visitorsDisagree } from '../../../domain/policy/owner-words.js';
export { FACTS } from '../../../domain/policy/fact.js';
