import { describe, expect, it } from '@jest/globals';
import { failureWords, maskedRecipient } from '../../../domain/outgoing/failure.js';

describe('the reason for a failed delivery', () => {
  it.each([
    [null, 'Delivery has not been attempted yet.'],
    ['ETIMEDOUT', 'The gateway could not be reached.'],
    ['EENVELOPE 550', 'The mail server refused the address.'],
    ['EENVELOPE 451', 'The mail server refused the address. It may accept it later.'],
    ['EMESSAGE 554', 'The mail server refused the message.'],
    ['EAUTH 535', 'The mail server refused the sign-in. Check SMTP_URL.'],
    ['ETLS', 'The mail server offers no encryption. Use smtps://, or a server with STARTTLS.'],
    ['EFORGOTTEN', 'No worker picked it up within two days.'],
    ['ENUMBER', 'This phone number cannot receive text messages.'],
    ['HTTP 400 21211', 'The text gateway refused the number or the message.'],
    ['HTTP 401', 'The text gateway refused the sign-in. Check the TWILIO settings.'],
    ['HTTP 429 20429', 'The text gateway is not accepting more messages right now.'],
    ['HTTP 500', 'The text gateway had an error.'],
    ['HTTP 503', 'The text gateway had an error.'],
    ['HTTP 403', 'The text gateway refused the sign-in. Check the TWILIO settings.'],
    ['TypeError', 'An unknown error occurred.'],
  ])('explains %j in words', (code, words) => {
    expect(failureWords(code)).toBe(words);
  });

  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNECTION', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'],
    ...['ESOCKET', 'ETIME', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'ABORT_ERR'],
  ])('says that the gateway could not be reached after %s', (code) => {
    expect(failureWords(code)).toBe('The gateway could not be reached.');
  });
});

describe('a masked recipient', () => {
  it.each([
    ['mail', 'ada@example.com', 'a•••@example.com'],
    ['mail', '"odd@one"@example.com', '"•••@example.com'],
    ['mail', 'nobody', '•••'],
    ['mail', '@example.com', '•••'],
    ['text', '+1 (512) 555-0142', '•••42'],
    ['text', '+', '•••'],
  ] as const)('of a %s, %s, is shown as %s', (kind, recipient, shown) => {
    expect(maskedRecipient(kind, recipient)).toBe(shown);
  });
});
