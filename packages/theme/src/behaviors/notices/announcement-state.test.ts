import { expect, test } from 'vitest';
import { isAnnouncementDismissed, isNewAnnouncement } from './announcement-state.ts';

test('a closed bar stays hidden', () => {
  expect(isAnnouncementDismissed({ id: 'v2', storedId: 'v2', dismissed: 'true' })).toBe(true);
});

test('a bar that was not closed shows', () => {
  expect(isAnnouncementDismissed({ id: 'v2', storedId: 'v2', dismissed: 'false' })).toBe(false);
  expect(isAnnouncementDismissed({ id: 'v2', storedId: null, dismissed: null })).toBe(false);
});

test('a new id shows the bar again', () => {
  expect(isAnnouncementDismissed({ id: 'v3', storedId: 'v2', dismissed: 'true' })).toBe(false);
});

test('the default id is the same in its old spelling', () => {
  expect(isNewAnnouncement({ id: undefined, storedId: 'annoucement-bar' })).toBe(false);
  expect(isNewAnnouncement({ id: 'announcement-bar', storedId: 'annoucement-bar' })).toBe(false);
  expect(isNewAnnouncement({ id: 'annoucement-bar', storedId: 'v2' })).toBe(true);
});
