import { findHashTarget, holdEvents, onNavigation, showLoadError } from '@gruntwork-docs/engine/client';

/** Prefixes of the ids of inputs and outputs, in the order in which a bare name is resolved. */
const PREFIXES = ['input-', 'output-'];

/** Elements whose code loads after the page. */
const CONTROLS = '[data-filter],[data-builder],[data-compare],table[data-sortable]';

/** Filters, sortable tables, and short links of reference pages; other pages load none of this. */
export function startReference(): void {
  let connecting: Promise<void> | undefined;
  const start = () => {
    resolveBareHash();
    const current = connect().finally(() => {
      if (connecting === current) connecting = undefined;
    });
    connecting = current;
  };
  holdEvents((target) => (target.closest('[data-builder]') === null ? undefined : connecting));
  start();
  onNavigation('gw:navigated', start);
  window.addEventListener('hashchange', resolveBareHash);
}

async function connect(): Promise<void> {
  const control = document.querySelector(CONTROLS);
  if (control === null) return;
  try {
    const { connectControls } = await import('./list-controls.ts');
    connectControls();
  } catch (error) {
    console.warn('The controls of the page do not work: their code could not be loaded.', error);
    showLoadError(control, error, connect);
  }
}

/** Resolves `#vpc_id` to the input of that name, or else to the output. */
function resolveBareHash(): void {
  const name = location.hash.slice(1);
  if (name === '' || findHashTarget(location.hash) !== null) return;
  const prefix = PREFIXES.find((candidate) => findHashTarget(`#${candidate}${name}`) !== null);
  if (prefix !== undefined) location.replace(`#${prefix}${name}`);
}
