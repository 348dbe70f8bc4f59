export { startReference as start } from './components/start-reference.ts';
