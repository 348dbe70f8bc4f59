/** What a component may know of the post that it stands in. */
export function useBlogPost() {
  return {
    metadata: { title: '', tags: [], authors: [], frontMatter: {} },
    assets: {},
    toc: [],
    frontMatter: {},
  };
}

export { default as BlogPostProvider } from './Bare.tsx';
