/** The output of `EngineHead`: the engine's own elements are inserted after it. */
export const ENGINE_HEAD = '<meta charSet="utf-8"/>';
