import { LAST_GAME } from '#progress/last-game';

/**
 * The script behind the games on the first page: the one that the reader was in last goes before the others, before any is painted.
 * Where nothing can be read, they stay as they are.
 */
export const PUT_LAST_GAME_FIRST = `try{let last=document.getElementById(localStorage.getItem('${LAST_GAME.key}')),first=document.querySelector('.opening~section');if(last?.matches('.opening~section')&&last!==first)first.before(last)}catch{}`;

/** The same as an element: Astro would make a module of one that stands in a page, and run it late. */
export const LAST_GAME_FIRST = `<script>${PUT_LAST_GAME_FIRST}</script>`;
