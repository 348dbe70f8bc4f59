/** What `EngineHead` renders: the engine's own elements come behind it. */
export const ENGINE_HEAD = '<meta charSet="utf-8"/>';
