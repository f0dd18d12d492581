import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { reading } from '#games/jekyll-vs-hyde/widgets/own/reading';
import { Embed as Embedded } from '#widgets/embed/Embed.tsx';

/** A game in another page's frame. */
export default function Embed() {
  return <Embedded face={face} reading={reading} example="the-even-hand" />;
}
