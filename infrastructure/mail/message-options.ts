import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.js';

/** A mail as nodemailer takes it. The recipient is handed over as one address, so that a comma in it adds no other. */
export function messageOptions(mail: Mail, from: string, host: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    // As one address too: what somebody typed into a form adds neither another one nor a line.
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: {
      // Nobody's holiday notice shall answer it (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe === null
        ? {}
        : {
            'List-Unsubscribe': `<${mail.unsubscribe}>`,
            // One click in the mail program, without opening a page (RFC 8058).
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    // An email holds nothing but its words.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
