import { reasonOf, type CompleteLetter } from './complete-email.js';

/** The plain part of a mail: the same words, with addresses written out. */
export function letterText(complete: CompleteLetter): string {
  const { letter, link, unsubscribe, site } = complete;
  const parts = [
    ...letter.paragraphs,
    ...(letter.code === undefined ? [] : [`    ${letter.code}`]),
    ...(link === null ? [] : [`${letter.action?.label ?? ''}:\n${link}`]),
    '-- ',
    `${site.name}\n${site.publicUrl}\n${site.supportEmail}`,
    reasonOf(complete),
    ...(unsubscribe === null ? [] : [`Unsubscribe:\n${unsubscribe}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
