import { PANEL, WIDTH } from './position-picture-dimensions.ts';

/** The edges between which a picture shows the table: beside the label, away from the frame. */
export const LEFT = PANEL + 28;
export const RIGHT = WIDTH - 28;
export const CENTRE = (LEFT + RIGHT) / 2;
