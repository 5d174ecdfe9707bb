import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.js';
import { CONTROL_CLASS } from './control-class.js';

/** Grows with what is typed where the browser can (`field-sizing`), up to twenty lines; in a dialog less, so that its buttons stay. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(
        CONTROL_CLASS,
        'field-sizing-content max-h-[30rem] min-h-28 in-[[role=dialog]]:max-h-[30dvh] resize-y py-2.5',
        className,
      )}
      {...rest}
    />
  );
}
