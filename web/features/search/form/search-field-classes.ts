/** A search field with its label inside. The whole area takes clicks and shows the focus ring. */
export const SEARCH_FIELD =
  'relative flex min-h-15 min-w-0 flex-col justify-center border-b border-edge px-5 has-[:is(input,select):focus-visible]:rounded-lg has-[:is(input,select):focus-visible]:outline-3 has-[:is(input,select):focus-visible]:-outline-offset-2 has-[:is(input,select):focus-visible]:outline-focus lg:min-h-14 lg:flex-1 lg:border-r lg:border-b-0 lg:has-[:is(input,select):focus-visible]:rounded-full';

export const SEARCH_FIELD_LABEL = 'text-xs leading-4.5 font-semibold';

/** Top padding with a negative margin, so that clicks on the label reach the field. */
export const SEARCH_FIELD_INPUT =
  '-mt-4.5 w-full min-w-0 truncate bg-transparent pt-4.5 text-base leading-6 text-ink outline-none [&>option]:bg-card [&>option]:text-ink';

/** Suggestions overlay the page below the field, so nothing moves when they appear. */
export const BELOW =
  'absolute top-full left-0 z-20 mt-2 w-full min-w-60 animate-enter rounded-md border border-line bg-card text-left shadow-lift';

/** Returns the ID of an option of a field's list. */
export const optionId = (id: string, index: number): string => `${id}-option-${index}`;
