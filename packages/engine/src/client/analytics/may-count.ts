/** The browser's privacy signals, in all existing spellings. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null | undefined;
  readonly globalPrivacyControl?: boolean | undefined;
}

/** False when the reader opts out of tracking, by Do Not Track or Global Privacy Control. */
export function mayCount({ doNotTrack, globalPrivacyControl }: PrivacySignals): boolean {
  return doNotTrack !== '1' && doNotTrack !== 'yes' && globalPrivacyControl !== true;
}
