import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.js';

/**
 * Returns an email in nodemailer's format. The recipient is passed as one address, so that a comma in it cannot add
 * another.
 */
export function messageOptions(mail: Mail, from: string, host: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    // Also passed as one address, so that form input cannot add another address or header line.
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      // Keeps out-of-office programs from replying (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            // One-click unsubscribe in the email program, without opening a page (RFC 8058).
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    // An email never includes files or remote content.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
