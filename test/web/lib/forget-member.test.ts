import { beforeEach, describe, expect, it } from '@jest/globals';
import { forgetMember } from '../../../web/lib/member/forget-member.js';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('forgetMember', () => {
  it('deletes what this browser kept for the member, but not the setting of the device', () => {
    for (const name of ['recently-viewed', 'recent-searches', 'pets', 'intent']) localStorage.setItem(name, '{}');
    for (const name of ['draft:review-1', 'last-browse', 'visit-id']) sessionStorage.setItem(name, '{}');
    localStorage.setItem('queue-shortcuts', 'off');
    document.cookie = 'place=30.27,-97.74; Path=/';
    document.cookie = 'theme=dark; Path=/';
    forgetMember();
    expect(Object.keys(localStorage)).toEqual(['queue-shortcuts']);
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('theme=dark');
  });
});
