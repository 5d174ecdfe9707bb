import { reasonOf, type CompleteEmail } from './complete-email.js';

/** The plain part of a mail: the same words, with addresses written out. */
export function emailText(complete: CompleteEmail): string {
  const { content, link, unsubscribe, site } = complete;
  const parts = [
    ...content.paragraphs,
    ...(content.code === undefined ? [] : [`    ${content.code}`]),
    ...(link === null ? [] : [`${content.action?.label ?? ''}:\n${link}`]),
    '-- ',
    `${site.name}\n${site.publicUrl}\n${site.supportEmail}`,
    reasonOf(complete),
    ...(unsubscribe === null ? [] : [`Unsubscribe:\n${unsubscribe}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}
