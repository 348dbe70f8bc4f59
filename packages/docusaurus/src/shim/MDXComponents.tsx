import Admonition from './Admonition.tsx';
import Details from './Details.tsx';
import Head from './Head.tsx';

/** Components that pages may use without an import. */
export default { Admonition, Details, Head };
