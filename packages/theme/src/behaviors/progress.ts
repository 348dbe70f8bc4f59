import { type ProgressBar, trustHtml } from '@gruntwork-docs/engine/client';
import { adoptStyles } from '@gruntwork-docs/engine/lazy';
import nprogress, { type NProgressOptions } from 'nprogress';
import styles from './progress.css?inline';

const options: Partial<NProgressOptions> & { readonly trickleRate: number } = {
  showSpinner: false,
  minimum: 0.08,
  easing: 'ease',
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  // The library's default template gives the bar an invalid role.
  template: trustHtml('<div class="bar"><div class="peg"></div></div>'),
  barSelector: '.bar',
};
nprogress.configure(options);
adoptStyles(styles);

/** The progress bar at the top of the page. */
export const progressBar: ProgressBar = {
  start: () => void nprogress.start(),
  done: () => void nprogress.done(),
};
