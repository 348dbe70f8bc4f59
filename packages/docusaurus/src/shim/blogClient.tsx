/** Returns data about the current post. */
export function useBlogPost() {
  return {
    metadata: { title: '', tags: [], authors: [], frontMatter: {} },
    assets: {},
    toc: [],
    frontMatter: {},
  };
}

export { default as BlogPostProvider } from './Bare.tsx';
