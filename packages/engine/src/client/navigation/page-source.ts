import { createLruCache } from './lru-cache.ts';

/** A page's HTML from the server. */
export interface FetchedPage {
  readonly html: string;
  /** Path of the page after redirects. */
  readonly path: string;
}

/** The response is not an HTML page: only a plain page load can show it. */
export class NotAPageError extends Error {}

export interface PageSource {
  /**
   * Fetches a page or returns it from memory. Rejects with an error message for readers, or with
   * `NotAPageError`.
   */
  load(path: string, options?: LoadOptions): Promise<FetchedPage>;
  /** Discards pages in memory, which are outdated. */
  forget(): void;
}

export interface LoadOptions {
  readonly signal?: AbortSignal;
  readonly priority?: RequestPriority;
}

interface Request {
  readonly page: Promise<FetchedPage>;
  /** Aborts the request; undefined when the page has arrived. */
  signal: AbortSignal | undefined;
}

const CAPACITY = 40;
const MAX_AGE = 5 * 60_000;

/** Keeps at most 40 pages in memory, for five minutes each. */
export function createPageSource(fetchPage: typeof fetch = (...args) => fetch(...args)): PageSource {
  const requests = createLruCache<Request>({ capacity: CAPACITY, maxAge: MAX_AGE });
  return { forget: requests.clear, load };

  function load(path: string, { signal, priority = 'auto' }: LoadOptions = {}): Promise<FetchedPage> {
    const known = requests.get(path);
    // A request that its reader has abandoned is about to fail and must not be joined.
    if (known !== undefined && known.signal?.aborted !== true)
      return join(path, known, { priority, ...(signal && { signal }) });
    const page = request(path, { priority, ...(signal && { signal }) });
    const entry: Request = { page, signal };
    requests.set(path, entry);
    page.then(
      () => {
        entry.signal = undefined;
      },
      () => {
        if (requests.get(path) === entry) requests.delete(path);
      },
    );
    return page;
  }

  /** Joins a request of another caller; if that caller aborts it, requests the page again. */
  async function join(path: string, known: Request, options: LoadOptions): Promise<FetchedPage> {
    try {
      return await known.page;
    } catch (error) {
      if (known.signal?.aborted !== true || options.signal?.aborted) throw error;
      return load(path, options);
    }
  }

  /** The server's response, or offline the browser's cached copy of a visited page. */
  async function reach(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetchPage(path, init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      if (await leadsElsewhere(path, init)) throw new NotAPageError(path);
      return fetchPage(path, { ...init, cache: 'force-cache' }).catch((cause: unknown) => {
        throw new Error(`${path} could not be loaded: the server could not be reached.`, { cause });
      });
    }
  }

  /**
   * A redirect to another origin, as a sign-in in front of the site sends it, fails like a lost connection:
   * only a response that is not followed distinguishes the two.
   */
  async function leadsElsewhere(path: string, init: RequestInit): Promise<boolean> {
    try {
      return (await fetchPage(path, { ...init, redirect: 'manual' })).type === 'opaqueredirect';
    } catch {
      return false;
    }
  }

  async function request(path: string, init: RequestInit): Promise<FetchedPage> {
    const response = await reach(path, { ...init, headers: { accept: 'text/html' } });
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
    // The site's "not found" page is a page; any other failed status is an error.
    if (!response.ok && response.status !== 404) {
      throw new Error(`${path} could not be loaded: the server answered ${response.status}.`);
    }
    if (!isHtml) throw new NotAPageError(path);
    const html = await response.text();
    return { html, path: response.redirected ? new URL(response.url).pathname : path };
  }
}
