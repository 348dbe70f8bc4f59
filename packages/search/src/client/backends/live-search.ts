import type { SearchBackend, SearchBatch, SearchOptions, SearchResults } from '#shared/search-result.ts';
import { resumeResults } from './resume-results.ts';

/** The result of a query. */
export type SearchAnswer =
  | {
      readonly type: 'found';
      readonly text: string;
      readonly results: SearchResults;
      readonly first: SearchBatch;
    }
  | { readonly type: 'failed'; readonly text: string; readonly error: unknown };

export interface LiveSearchOptions {
  readonly backend: () => Promise<SearchBackend>;
  /** Hits in the first batch. */
  readonly places: number;
  /** Milliseconds without another query before one is sent. */
  readonly delay: number;
  /** Called when a query is sent. */
  onSend?(text: string): void;
  onAnswer(answer: SearchAnswer): void;
}

export interface LiveSearch {
  /** Sends a query; answers to earlier ones are dropped from now on. */
  ask(text: string, options?: Omit<SearchOptions, 'places'>): void;
  /** Drops the pending answer. */
  cancel(): void;
  /** True while an answer is pending. */
  readonly isPending: boolean;
}

/** Answers the latest query only, so results never arrive out of order. */
export function createLiveSearch(input: LiveSearchOptions): LiveSearch {
  const { backend, places, delay, onSend, onAnswer } = input;
  let latest = 0;
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (text: string, options: Omit<SearchOptions, 'places'>, own: number): Promise<void> => {
    onSend?.(text);
    const answer = await find(text, options);
    if (own !== latest) return;
    isPending = false;
    onAnswer(answer);
  };
  const find = async (text: string, options: Omit<SearchOptions, 'places'>): Promise<SearchAnswer> => {
    try {
      const search = async () => (await backend()).search(text, { ...options, places });
      const results = resumeResults(await search(), search);
      return { type: 'found', text, results, first: await results.next() };
    } catch (error) {
      return { type: 'failed', text, error };
    }
  };

  return {
    ask(text, options = {}) {
      clearTimeout(timer);
      const own = ++latest;
      isPending = true;
      if (delay === 0) void run(text, options, own);
      else timer = setTimeout(run, delay, text, options, own);
    },
    cancel() {
      clearTimeout(timer);
      latest++;
      isPending = false;
    },
    get isPending() {
      return isPending;
    },
  };
}
