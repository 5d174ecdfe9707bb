import type { ComponentProps } from 'react';
import { classNames } from '../../lib/page/class-names.js';
import { CONTROL_CLASS } from './input.js';

/**
 * Grows with its text if the browser supports `field-sizing`, up to twenty lines; less in a dialog, so that its buttons
 * stay visible. A long address doesn't make it wider than its column.
 */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classNames(
        CONTROL_CLASS,
        'field-sizing-content max-h-[30rem] min-h-28 in-[[role=dialog]]:max-h-[30dvh] resize-y py-2.5 wrap-anywhere',
        className,
      )}
      {...rest}
    />
  );
}
