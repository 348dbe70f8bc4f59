export interface AnnouncementState {
  /** Id of the current bar. */
  readonly id: string | undefined;
  readonly storedId: string | null;
  /** The stored dismissal. */
  readonly dismissed: string | null;
}

const DEFAULT_ID = 'announcement-bar';
/** Earlier versions stored the default id with a typo. */
const MISSPELT_ID = 'annoucement-bar';

/** True when the bar's id differs from the stored one: a dismissal of another bar does not count. */
export function isNewAnnouncement({
  id = DEFAULT_ID,
  storedId,
}: Pick<AnnouncementState, 'id' | 'storedId'>): boolean {
  return id !== (storedId === MISSPELT_ID ? DEFAULT_ID : storedId);
}

/** True when the announcement bar stays hidden. */
export function isAnnouncementDismissed(state: AnnouncementState): boolean {
  return state.dismissed === 'true' && !isNewAnnouncement(state);
}
