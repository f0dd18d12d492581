import { inksOf, pictureStyle } from '#widgets/picture/picture-style.ts';
import drawings from '../card-drawings.css?raw';
import suits from '../suits.css?raw';

/** The colours of the site and of the suits, as a picture takes them along. */
export const ink = inksOf(suits);

/** What stands in the `<style>` of a picture. */
export const STYLE = pictureStyle(drawings, ['wrath', 'greed', 'pride', 'potion'], ink);
