import { SUITS } from '#games/chronicle/rules/cards';
import { inksOf, pictureStyle } from '#widgets/picture/picture-style.ts';
import drawings from '../card-drawings.css?raw';
import suits from '../suits.css?raw';

/** The colours of the site and of the suits and Wilds, as a picture takes them along. */
export const ink = inksOf(suits);

/** What stands in the `<style>` of a picture. */
export const STYLE = pictureStyle(drawings, [...SUITS, 'wild'], ink);
