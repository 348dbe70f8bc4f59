// React components that every theme uses.

export { EngineHead } from './components/EngineHead.tsx';
export { InlineScript } from './components/InlineScript.tsx';
