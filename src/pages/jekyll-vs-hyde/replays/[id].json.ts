import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection, type CollectionEntry } from 'astro:content';
import { writeReplay } from '#replays/write';

/** Each annotated game as a file, for widgets that show moments of it, and for whoever wants it elsewhere. */
export const getStaticPaths: GetStaticPaths = async () => {
  const replays = await getCollection('replays', ({ id }) => id.startsWith('jekyll-vs-hyde/'));
  return replays.map((entry) => ({ params: { id: entry.id.split('/')[1] }, props: { entry } }));
};

interface Props {
  readonly entry: CollectionEntry<'replays'>;
}

export const GET: APIRoute<Props> = ({ props }) => new Response(writeReplay(props.entry.data));
