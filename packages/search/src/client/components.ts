export { SearchButton } from './SearchButton.tsx';
export { SearchForm } from './SearchForm.tsx';
export { SearchMeta } from './SearchMeta.tsx';
export { SearchPage } from './SearchPage.tsx';
