/** Pages that are all text, as the build reads them from their Markdown. */
export {
  plainText,
  type Block,
  type OperatorFact,
  type PageText,
  type SubSection,
  type TextSection,
  type Words,
} from '../../../domain/site/page-text.js';
