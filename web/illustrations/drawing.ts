/** What every illustration takes: its size comes from the class; it is decoration unless `title` names it. */
export interface DrawingProps {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
}

interface Named {
  readonly role: 'img';
  readonly 'aria-label': string;
}

/** The attributes that make a drawing an image with a name, or hide it from those who hear the page. */
export function nameOf(title: string | undefined): Named | { readonly 'aria-hidden': true } {
  return title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
}
