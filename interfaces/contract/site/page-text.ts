/** Text-only pages, which the build parses from Markdown. */
export {
  plainText,
  type Block,
  type OperatorFact,
  type PageText,
  type SubSection,
  type TextSection,
  type Words,
} from '../../../domain/site/page-text.js';
