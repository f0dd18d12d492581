import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import { makePictureCard } from '#widgets/picture/make-card-in-picture.tsx';
import { CardBack, CardFace } from '../Card.tsx';

/** A card at its place in a picture. */
export const PictureCard = makePictureCard<Card>(CardFace, CardBack);
