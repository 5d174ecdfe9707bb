import { describe, expect, it } from '@jest/globals';
import { e164 } from '../../../infrastructure/text-message/text-message.js';

describe('a phone number', () => {
  it.each([
    ['(512) 555-0100', '+15125550100'],
    ['1 512 555 0100', '+15125550100'],
    ['+49 30 901820', '+4930901820'],
    ['555', null],
    ['+', null],
    ['---', null],
  ])('%s is sent to %s', (typed, number) => {
    expect(e164(typed)).toBe(number);
  });
});
