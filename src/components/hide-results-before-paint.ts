import { ALONG } from '../widgets/are-results-hidden.ts';

/** Where the choice is kept. */
export const RESULTS_KEY = 'cabinet.results';
export const HIDDEN = 'hidden';

/**
 * The script at the head of what tells how games end: the root of the page says whether that is hidden, because the reader has chosen
 * it or because the address asks for it (`along`). Where nothing can be kept, nothing was chosen.
 */
export const HIDE_RESULTS_BEFORE_PAINT = `try{var hides=localStorage.getItem('${RESULTS_KEY}')==='${HIDDEN}'}catch{}document.documentElement.toggleAttribute('data-${ALONG}',!!hides||new URLSearchParams(location.search).has('${ALONG}'))`;

/** The script below the heading of a game, which says its title and what stands for that: the tab goes by the one that is shown. */
export const NAME_TAB_AS_SHOWN = `{let root=document.documentElement,whole=document.title,[title,neutral]=document.querySelectorAll('h1 span'),name=()=>{document.title=root.hasAttribute('data-${ALONG}')?whole.replace(title.textContent.trim(),neutral.textContent.trim()):whole};name();new MutationObserver(name).observe(root,{attributeFilter:['data-${ALONG}']})}`;

/** Both as elements: Astro would make a module of one that stands in a component, and run it late. */
export const HIDING_SCRIPT = `<script>${HIDE_RESULTS_BEFORE_PAINT}</script>`;
export const TAB_SCRIPT = `<script>${NAME_TAB_AS_SHOWN}</script>`;
