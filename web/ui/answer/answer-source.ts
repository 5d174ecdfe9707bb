import { createContext } from 'react';
import type { PlaceholderValues, SavedReplyKind } from '../../../interfaces/contract/administration/saved-reply.js';
import type { EmailPreviewInput } from '../../../interfaces/contract/outgoing/email-preview.js';

/** The facts about an item for the tools of its text field. */
export interface Answer {
  /** The kind of saved replies that come first; absent if the field takes none. */
  readonly kind?: SavedReplyKind | undefined;
  readonly values?: PlaceholderValues | undefined;
  /** The decision with the text as typed so far; absent if there is no email to preview. */
  readonly preview?: EmailPreviewInput | undefined;
}

/** A text field that takes saved replies. */
export interface ReplyField {
  readonly kind: SavedReplyKind;
  readonly values: PlaceholderValues;
  /** The text typed so far. */
  readonly text: string;
  /** Inserts a text at the cursor. Called once the dialog is closed. */
  readonly insert: (text: string) => void;
}

/** Opens the dialogs of the tools. */
export interface AnswerSource {
  readonly openReplies: (field: ReplyField) => void;
  /** `back` is the label of the button that closes the preview: 'Back to Form' by default. */
  readonly openPreview: (decision: EmailPreviewInput, back?: string) => void;
}

/** Null outside of the administrators' pages that provide it: then fields have no tools. */
export const AnswerContext = createContext<AnswerSource | null>(null);
