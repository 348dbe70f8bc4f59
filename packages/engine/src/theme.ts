// React components for every theme, and the contract between theme and engine.

export { EngineHead } from './components/EngineHead.tsx';
export { InlineScript } from './components/InlineScript.tsx';
export type {
  AnyComponent,
  BodyContext,
  CodeBlockProps,
  ComponentMap,
  DrawnCode,
  HighlightedCode,
} from './components/theme-contract.ts';
