declare module 'virtual:site-pages' {
  import type { ComponentType } from 'react';

  const pages: Readonly<Record<string, ComponentType>>;
  export default pages;
}
