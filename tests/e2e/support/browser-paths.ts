/** `firefox` as the system has it; `older`: Chromium as it was before it had the Navigation API. */
export type OtherBrowser = 'firefox' | 'older';

/** Programs of the other browsers, whether they are installed or not. */
export const BROWSER_PATHS: Readonly<Record<OtherBrowser, string>> = {
  firefox: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
  older: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
};
