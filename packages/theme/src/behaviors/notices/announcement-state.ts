export interface AnnouncementState {
  /** Id of the bar that the site shows now. */
  readonly id: string | undefined;
  readonly storedId: string | null;
  /** What storage has of the dismissal. */
  readonly dismissed: string | null;
}

const DEFAULT_ID = 'announcement-bar';
/** Earlier versions stored the default id with a spelling mistake. */
const MISSPELT_ID = 'annoucement-bar';

/** True when the bar's id is not the one that storage remembers: a dismissal of another bar does not count. */
export function isNewAnnouncement({
  id = DEFAULT_ID,
  storedId,
}: Pick<AnnouncementState, 'id' | 'storedId'>): boolean {
  return id !== (storedId === MISSPELT_ID ? DEFAULT_ID : storedId);
}

/** Whether the announcement bar stays hidden. */
export function isAnnouncementDismissed(state: AnnouncementState): boolean {
  return state.dismissed === 'true' && !isNewAnnouncement(state);
}
