/** What a browser tells of its reader's wish, in the spellings that there are. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null | undefined;
  readonly globalPrivacyControl?: boolean | undefined;
}

/** False when the reader asks not to be tracked, by Do Not Track or Global Privacy Control. */
export function mayCount({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
