import { describe, expect, it } from '@jest/globals';
import { failureWords } from '../../../domain/outgoing/failure.js';
import { maskedRecipient } from '../../../domain/outgoing/masked-recipient.js';

describe('why a message could not be delivered', () => {
  it.each([
    [null, 'It was not tried yet.'],
    ['ETIMEDOUT', 'The gateway could not be reached.'],
    ['EENVELOPE 550', 'The mail server refused the address.'],
    ['EENVELOPE 451', 'The mail server refused the address. It may take it later.'],
    ['EMESSAGE 554', 'The mail server refused the message.'],
    ['EAUTH 535', 'The mail server refused the sign-in. Check SMTP_URL.'],
    ['EFORGOTTEN', 'No worker took it up within two days.'],
    ['ENUMBER', 'The telephone number is none that a text message reaches.'],
    ['HTTP 400 21211', 'The text gateway refused the number or the message.'],
    ['HTTP 401', 'The text gateway refused the sign-in. Check the TWILIO settings.'],
    ['HTTP 429 20429', 'The text gateway takes no more messages for now.'],
    ['HTTP 500', 'The text gateway has a difficulty.'],
    ['HTTP 503', 'The text gateway has a difficulty.'],
    ['HTTP 403', 'The text gateway refused the sign-in. Check the TWILIO settings.'],
    ['TypeError', 'Something went wrong that has no words here.'],
  ])('is said of %j in words', (code, words) => {
    expect(failureWords(code)).toBe(words);
  });

  it.each([
    ...['ECONNREFUSED', 'ECONNRESET', 'ECONNECTION', 'ECONNABORTED', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'],
    ...['ESOCKET', 'ETIME', 'ENOTFOUND', 'EAI_AGAIN', 'EDNS', 'ETLS', 'ABORT_ERR'],
  ])('is that the gateway could not be reached where the connection ends by %s', (code) => {
    expect(failureWords(code)).toBe('The gateway could not be reached.');
  });
});

describe('a recipient', () => {
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
