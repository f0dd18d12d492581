import { ALONG } from '../widgets/are-results-hidden.ts';

/** Where the choice is kept. */
export const RESULTS_KEY = 'cabinet.results';
export const HIDDEN = 'hidden';

/**
 * The script at the head of what tells how games end: the root of the page says whether that is hidden, because the reader has chosen
 * it or because the address asks for it (`along`). Where nothing can be kept, nothing was chosen.
 */
export const HIDE_RESULTS_BEFORE_PAINT = `try{var hides=localStorage.getItem('${RESULTS_KEY}')==='${HIDDEN}'}catch{}document.documentElement.toggleAttribute('data-${ALONG}',!!hides||new URLSearchParams(location.search).has('${ALONG}'))`;

/** The same as an element: Astro would make a module of one that stands in a component, and run it late. */
export const HIDING_SCRIPT = `<script>${HIDE_RESULTS_BEFORE_PAINT}</script>`;
