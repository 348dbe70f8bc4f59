import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True once a component runs in a browser and has been hydrated. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
