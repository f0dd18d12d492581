/** Wide and high in pixels: what social networks show whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** How much of the width the panel at the left takes; the rest is the table. */
export const PANEL = 292;
